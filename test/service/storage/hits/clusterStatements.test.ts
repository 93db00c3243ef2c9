import { fileURLToPath } from 'node:url'
import { statementsOf } from '#service/storage/hits/Change.ts'
import { alterRows } from '#service/storage/hits/Cluster.ts'
import type { Engine } from '#service/storage/hits/Engine.ts'
import { bringUpToDate } from '#service/storage/hits/bringUpToDate.ts'
import { migrations } from '#service/storage/hits/migrations.ts'
import { openClickHouse } from '#service/storage/hits/openClickHouse.ts'
import { rewriting } from '#service/storage/hits/rewriting.ts'
import { storedOn } from '#service/storage/hits/clusterSettings.ts'
import { type ClickHouseServer, isInsert, openClickHouseServer } from '#test/support/clickHouse/openClickHouseServer.ts'
import { createClient } from '@clickhouse/client'
import { afterAll, beforeAll, expect, test } from 'vitest'

const config = fileURLToPath(new URL('../../../support/clickHouse/shards.xml', import.meta.url))
const cluster = { name: 'a-cluster', database: 'stats' }

let server: ClickHouseServer
let engine: Engine
beforeAll(async () => {
  server = await openClickHouseServer({ config })
  engine = openClickHouse({ url: server.url, quorum: 0 })
})
afterAll(async () => {
  await engine.close()
  await server.close()
})

const oneLine = (statement: string) => statement.replaceAll(/\s+/g, ' ').trim()
const statements = Object.values(migrations)
  .flat()
  .flatMap((change) => statementsOf(change, cluster))
  .map(oneLine)

test('a cluster has replicated tables on all servers, and in front of them one that spreads a website’s visitors over the shards', () => {
  const made = statements.filter((statement) =>
    /^CREATE .*`stats`\.(hits|received)\b|^CREATE .*(hits|received)_local ON/.test(statement),
  )

  expect(made).toEqual([
    expect.stringMatching(
      /^CREATE TABLE IF NOT EXISTS `stats`\.hits_local ON CLUSTER `a-cluster` \( website_id UInt32, .*\) ENGINE = ReplicatedMergeTree\('\/clickhouse\/tables\/\{shard\}\/\{database\}\/\{table\}', '\{replica\}'\) PARTITION BY toYYYYMM\(time\) ORDER BY \(website_id, toDate\(time\), visitor, time\)$/,
    ),
    "CREATE TABLE IF NOT EXISTS `stats`.hits ON CLUSTER `a-cluster` AS `stats`.hits_local ENGINE = Distributed('a-cluster', 'stats', hits_local, sipHash64(website_id, visitor))",
    expect.stringMatching(
      /^CREATE TABLE IF NOT EXISTS `stats`\.received_local ON CLUSTER `a-cluster` .* ENGINE = ReplicatedSummingMergeTree\('.*', '\{replica\}', count\) ORDER BY \(website_id, time, reason\)$/,
    ),
    "CREATE TABLE IF NOT EXISTS `stats`.received ON CLUSTER `a-cluster` AS `stats`.received_local ENGINE = Distributed('a-cluster', 'stats', received_local, sipHash64(website_id, reason))",
  ])
})

test('a column is added where rows are kept before it is in front of them', () => {
  const line = statements.filter((statement) => statement.includes('line UInt64'))

  expect(line).toEqual([
    'ALTER TABLE `stats`.hits_local ON CLUSTER `a-cluster` ADD COLUMN IF NOT EXISTS line UInt64',
    'ALTER TABLE `stats`.hits ON CLUSTER `a-cluster` ADD COLUMN IF NOT EXISTS line UInt64',
  ])
})

test('rows are changed and inserts remembered only where they are kept', () => {
  const others = statements.filter((statement) => / UPDATE |deduplication/.test(statement))

  expect(others).toEqual([
    expect.stringMatching(
      /^ALTER TABLE `stats`\.hits_local ON CLUSTER `a-cluster` UPDATE page = .* SETTINGS mutations_sync = 2$/,
    ),
    'ALTER TABLE `stats`.hits_local ON CLUSTER `a-cluster` MODIFY SETTING replicated_deduplication_window = 100000, replicated_deduplication_window_seconds = 604800',
    'ALTER TABLE `stats`.received_local ON CLUSTER `a-cluster` MODIFY SETTING replicated_deduplication_window = 100000, replicated_deduplication_window_seconds = 604800',
  ])
})

test('every statement of a cluster is one that the engine can read', async () => {
  const deletion = `${alterRows('hits', cluster)} DELETE WHERE website_id IN [1] SETTINGS mutations_sync = 0`

  for (const statement of [...statements, deletion])
    expect(await engine.read('SELECT formatQuery({statement:String})', { statement })).toHaveLength(1)
  await expect(engine.read("SELECT formatQuery('CREATE TABLE hits ON CLUSTER')")).rejects.toMatchObject({ code: '62' })
})

test('said to one server, they make the tables', async () => {
  await engine.command('CREATE DATABASE made')
  const made = Object.values(migrations)
    .flat()
    // A replica changes what it has only together with others.
    .filter((change) => 'create' in change)
    .flatMap((change) => statementsOf(change, { name: 'two', database: 'made' }))

  for (const statement of made) await engine.command(statement.replace('ON CLUSTER `two`', ''))

  const tables = await engine.read("SELECT name, engine FROM system.tables WHERE database = 'made' ORDER BY name")
  expect(tables).toEqual(
    expect.arrayContaining([
      { name: 'hits', engine: 'Distributed' },
      { name: 'hits_local', engine: 'ReplicatedMergeTree' },
      { name: 'received', engine: 'Distributed' },
      { name: 'received_local', engine: 'ReplicatedSummingMergeTree' },
    ]),
  )
})

test('a cluster that the server does not know, or that would have each row twice, is refused by name', async () => {
  const open = (name: string) => openClickHouse({ url: server.url, cluster: name, quorum: 0 })
  const [unknown, doubling] = [open('unknown'), open('doubling')]

  await expect(bringUpToDate(unknown)).rejects.toThrow('CLICKHOUSE_CLUSTER: The server knows no cluster "unknown".')
  await expect(bringUpToDate(doubling)).rejects.toThrow('internal_replication')

  await Promise.all([unknown.close(), doubling.close()])
})

test('an insert through the table in front is stored when it is answered, and counts once when it is sent again', async () => {
  await engine.command(
    'CREATE TABLE kept (id UInt32) ENGINE = MergeTree ORDER BY id SETTINGS non_replicated_deduplication_window = 100',
  )
  await engine.command("CREATE TABLE front AS kept ENGINE = Distributed('one', 'default', kept, sipHash64(id))")
  const client = createClient({
    url: server.url,
    // The one shard there is is the server itself.
    clickhouse_settings: { ...storedOn(0), prefer_localhost_replica: 1, insert_deduplication_token: 'a token' },
  })
  const insert = () => client.insert({ table: 'front', values: [[1], [2]], format: 'JSONCompactEachRow' })

  await insert()
  await insert()

  expect(await engine.read('SELECT id FROM kept ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }])
  await client.close()
})

test('an insert waits for the shards, and for as many replicas as it is told to', async () => {
  const front = openClickHouse({ url: server.url, cluster: 'one', quorum: 2 })
  server.fail({ cut: 'before' }, { matching: isInsert })

  await expect(front.insert('hits', ['page'], [['/']])).rejects.toThrow('does not answer')
  server.mend()

  expect(server.asked.findLast(isInsert)?.settings).toMatchObject({ insert_distributed_sync: '1', insert_quorum: '2' })
  await front.close()
})

test('rewriting is waited for on all servers', async () => {
  const all = openClickHouse({ url: server.url, cluster: 'two', quorum: 0 })

  await rewriting(all, 'hits')

  expect(server.asked.at(-1)?.statement).toContain("FROM clusterAllReplicas('two', system.mutations)")
  await all.close()
})
