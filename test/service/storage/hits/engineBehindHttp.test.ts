import { type ClickHouseClient, createClient } from '@clickhouse/client'
import { type ClickHouseServer, isInsert, openClickHouseServer } from '#test/support/clickHouse/openClickHouseServer.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: ClickHouseServer
let client: ClickHouseClient
beforeAll(async () => {
  server = await openClickHouseServer({ user: 'porchlight', password: 'a-secret' })
  client = createClient({
    url: server.url,
    request_timeout: 2000,
    log: { level: 127 },
    compression: { request: true, response: true },
    use_multipart_params_auto: true,
  })
})
afterAll(async () => {
  await client.close()
  await server.close()
})

const read = async (query: string, query_params: Record<string, unknown> = {}, settings = {}) =>
  (await client.query({ query, query_params, clickhouse_settings: settings, format: 'JSONEachRow' })).json()

test('values arrive as they were bound, short and long', async () => {
  const values = { text: "it's\ta \\ line\n", list: ["a'b", 'c\\d', 'e,f]'], number: 7 }
  const statement = 'SELECT {text:String} AS text, {list:Array(String)} AS list, {number:UInt32} AS number'
  const long = { lines: `[${Array.from({ length: 5000 }, (_, index) => index).join(',')}]` }

  expect(await read(statement, values)).toEqual([values])
  expect(await read('SELECT length({lines:Array(UInt64)}) AS length', long)).toEqual([{ length: 5000 }])
})

test('settings count for their own request', async () => {
  const setting = "SELECT value FROM system.settings WHERE name = 'max_threads'"

  expect(await read(setting, {}, { max_threads: 3 })).toEqual([{ value: '3' }])
  expect(await read(setting)).not.toEqual([{ value: '3' }])
})

test('what is refused is told by its code and type', async () => {
  await expect(read('SELECTED 1')).rejects.toMatchObject({ code: '62', type: 'SYNTAX_ERROR' })
  await expect(read('SELECT * FROM nothing')).rejects.toMatchObject({ code: '60', type: 'UNKNOWN_TABLE' })

  const stranger = createClient({ url: server.url.replace('a-secret', 'wrong'), log: { level: 127 } })
  await expect(stranger.query({ query: 'SELECT 1' })).rejects.toMatchObject({ code: '516' })
  await stranger.close()
})

test('what is stored stays when the server is killed and started again', async () => {
  await client.command({ query: 'CREATE TABLE kept (id UInt32) ENGINE = MergeTree ORDER BY id' })
  await client.insert({ table: 'kept', values: [[1], [2]], format: 'JSONCompactEachRow' })

  await server.stop('SIGKILL')
  await expect(read('SELECT id FROM kept')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await server.start()

  expect(await read('SELECT id FROM kept ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }])
})

test('requests fail as they are told to, before or after they are executed', async () => {
  await client.command({ query: 'CREATE TABLE failing (id UInt32) ENGINE = MergeTree ORDER BY id' })
  const insert = (id: number) => client.insert({ table: 'failing', values: [[id]], format: 'JSONCompactEachRow' })

  server.fail({ cut: 'before' }, { times: 1, matching: isInsert })
  server.fail({ cut: 'after' }, { times: 1, matching: isInsert })
  server.fail({ status: 502 }, { times: 1, matching: isInsert })
  server.fail({ silent: 'after' }, { times: 1, matching: isInsert })
  for (const id of [1, 2, 3, 4]) await expect(insert(id)).rejects.toBeInstanceOf(Error)
  server.fail({ slow: 50 }, { times: 1, matching: isInsert })
  await insert(5)

  expect(await read('SELECT id FROM failing ORDER BY id')).toEqual([{ id: 2 }, { id: 4 }, { id: 5 }])
})

test('a query that nobody waits for any more ends, where that was asked for', async () => {
  const left = new AbortController()
  const forever = client.query({
    query: 'SELECT count() FROM numbers(1000000000000) WHERE sipHash64(number) = 1',
    clickhouse_settings: { readonly: '2', cancel_http_readonly_queries_on_client_close: 1 },
    abort_signal: left.signal,
  })
  const running = () =>
    read("SELECT count() AS count FROM system.processes WHERE query LIKE '%numbers(1000000000000)%'")
  await expect.poll(running).toEqual([{ count: 2 }])

  left.abort()

  await expect(forever).rejects.toThrow('aborted')
  await expect.poll(running).toEqual([{ count: 1 }])
})
