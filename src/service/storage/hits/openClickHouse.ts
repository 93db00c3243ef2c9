import { createClient } from '@clickhouse/client'
import type { ClickHouse } from '#service/storage/Servers.ts'
import { type Engine, engineOf } from './Engine.ts'

/** Connects to a ClickHouse server, or to one of a cluster's. */
export function openClickHouse({ url }: ClickHouse): Engine {
  const client = createClient({ url })
  return engineOf(client, [client])
}
