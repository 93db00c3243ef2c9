import {
  type ClickHouseClientConfigOptions,
  ClickHouseLogLevel,
  type ClickHouseSettings,
  createClient,
} from '@clickhouse/client'
import type { ClickHouse } from '#service/storage/Servers.ts'
import { type Engine, engineOf } from './Engine.ts'
import { persistent } from './persistent.ts'
import { saidToAll, storedOn, togetherOn } from './clusterSettings.ts'

type Purpose = 'insert' | 'read' | 'command'

/** Milliseconds without a byte from the server. A statement of the cluster answers when all of its servers did. */
const longest: Record<Purpose, number> = { insert: 30_000, read: 60_000, command: 300_000 }

/** How many requests are under way at most; what is more waits here, not there. */
const connections: Record<Purpose, number> = { insert: 8, read: 32, command: 4 }

/** Answers as the embedded engine gives them, whatever the server's own settings are. */
const alike: ClickHouseSettings = {
  output_format_json_quote_64bit_integers: 0,
  session_timezone: 'UTC',
  // What is answered as stored is stored, and not only taken.
  async_insert: 0,
  // An answer that breaks off says so by its status.
  wait_end_of_query: 1,
}

/** The server looks whether anybody waits for the answer only while it may change nothing but settings. */
const reading: ClickHouseSettings = { readonly: '2', cancel_http_readonly_queries_on_client_close: 1 }

/** Connects to a ClickHouse server, or to one of a cluster's. */
export function openClickHouse(
  { url, cluster, quorum }: ClickHouse,
  { timeouts = longest }: { timeouts?: Record<Purpose, number> } = {},
): Engine {
  const shared: Partial<Record<Purpose, ClickHouseSettings>> =
    cluster === undefined ? {} : { insert: storedOn(quorum), read: togetherOn, command: saidToAll(quorum) }
  const open = (purpose: Purpose) =>
    clientOf({
      url,
      application: 'porchlight',
      request_timeout: timeouts[purpose],
      max_open_connections: connections[purpose],
      compression: { request: purpose === 'insert', response: purpose === 'read' },
      // Shorter than a server keeps a connection that nobody uses (3 s at the least).
      keep_alive: { enabled: true, idle_socket_ttl: 2000, eagerly_destroy_stale_sockets: true },
      // Long values go with the body: a server and whoever is in between bound the length of an address.
      use_multipart_params_auto: true,
      clickhouse_settings: { ...alike, ...shared[purpose] },
      // It would print what was asked with its values. What goes wrong is thrown.
      log: { level: ClickHouseLogLevel.OFF },
    })
  return persistent(
    engineOf({
      writer: open('insert'),
      readers: [open('read')],
      commander: open('command'),
      reading,
      cluster: cluster === undefined ? undefined : { name: cluster, database: databaseIn(url) },
    }),
  )
}

/** Throws a sentence where the address has what a client has no use for. */
function clientOf(options: ClickHouseClientConfigOptions): ReturnType<typeof createClient> {
  try {
    return createClient(options)
  } catch (cause) {
    throw new Error(`CLICKHOUSE_URL: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** The client takes it from the path, too. */
const databaseIn = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1)) || 'default'
