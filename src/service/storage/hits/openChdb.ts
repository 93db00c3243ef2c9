import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ClickHouseClientConfigOptions, createClient } from '@clickhouse/client'
import { createChdbConnection } from 'chdb/connection'
import { type Engine, engineOf } from './Engine.ts'

type Connection = NonNullable<ClickHouseClientConfigOptions['connection']>

/** Two statements at a time is what keeps a long one from holding up the others; more would only share the same cores. */
const readers = 2

/** Opens ClickHouse's engine inside this process, on a folder that no other process has open. */
export function openChdb(folder: string): Engine {
  const path = join(folder, 'hits')
  mkdirSync(path, { recursive: true, mode: 0o700 })
  // The client and chDB each carry a copy of the same interface, and the copies' private fields keep them apart.
  const open = () => createClient({ connection: createChdbConnection({ path }) as unknown as Connection })
  return engineOf(open(), Array.from({ length: readers }, open))
}
