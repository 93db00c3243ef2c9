import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ClickHouseClientConfigOptions, createClient } from '@clickhouse/client'
import { createChdbConnection } from 'chdb/connection'
import { type Engine, engineOf } from './Engine.ts'

type Connection = NonNullable<ClickHouseClientConfigOptions['connection']>

/**
 * chDB reads with bound values one after another, however many connections there are (`runExclusiveParam` in its index.js). A second
 * one still answers at once what has none: whether the database is there.
 */
const readers = 2

/** Opens ClickHouse's engine inside this process, on a folder that no other process has open. */
export function openChdb(folder: string): Engine {
  const path = join(folder, 'hits')
  mkdirSync(path, { recursive: true, mode: 0o700 })
  // The client and chDB each carry a copy of the same interface, and the copies' private fields keep them apart.
  const open = () => createClient({ connection: createChdbConnection({ path }) as unknown as Connection })
  return engineOf({
    writer: open(),
    readers: Array.from({ length: readers }, open),
    // Hits that are stored do not wait for a statement that takes its time.
    commander: open(),
    goesOn: true,
  })
}
