import { fileURLToPath } from 'node:url'
import { statisticNames } from '#contract/statistic.ts'
import { statementsOf } from '#service/storage/hits/Change.ts'
import { migrations } from '#service/storage/hits/migrations.ts'
import { writtenHit } from '#service/storage/hits/row.ts'
import { togetherOn } from '#service/storage/hits/clusterSettings.ts'
import type { Asked } from '#test/support/clickHouse/Asked.ts'
import { type ClickHouseServer, openClickHouseServer } from '#test/support/clickHouse/openClickHouseServer.ts'
import { type BuiltHit, startService, type TestService } from '#test/support/service.ts'
import { openStream } from './live/openStream.ts'
import { plainHit } from '#test/support/plainHit.ts'
import { createClient } from '@clickhouse/client'
import { afterAll, beforeAll, expect, test } from 'vitest'

const config = fileURLToPath(new URL('../support/clickHouse/shards.xml', import.meta.url))

let server: ClickHouseServer
let service: TestService
let website: number
beforeAll(async () => {
  server = await openClickHouseServer({ config })
  await tell('CREATE DATABASE plain', 'CREATE DATABASE sharded')
  service = await startService({
    now: '2026-11-20T15:00:10Z',
    environment: { CLICKHOUSE_URL: `${server.url}/plain` },
  })
  website = await service.addWebsite('example.com', { timezone: 'Europe/Berlin' })
  await service.storeHits(website, hits)
  await service.storeHits(await service.addWebsite('elsewhere.example'), hits.slice(0, 50))
  await service.hits.count(
    hits.map(({ time }, index) => ({
      website_id: index % 3 ? website : 0,
      time: Date.parse(time),
      reason: `${index % 4}`,
      count: 1,
    })),
  )
})
afterAll(async () => {
  await service.stop()
  await server.close()
})

async function tell(...statements: string[]): Promise<void> {
  for (const body of statements) {
    const answer = await fetch(server.url, { method: 'POST', body })
    if (!answer.ok) throw new Error(`${body}: ${await answer.text()}`)
  }
}

/** Some thousand minutes of 80 visitors, who come and go, and come again on each of three days. */
const hits: BuiltHit[] = ['2026-11-18', '2026-11-19', '2026-11-20'].flatMap((day, which) =>
  Array.from({ length: 400 }, (_, index) => ({
    time: new Date(Date.parse(day) + ((index * 7919) % 890) * 60_000 + (index % 3) * 1000).toISOString(),
    visitor: ((index * 31) % 80) + which * 1000,
    name: index % 9 === 0 ? 'Signup' : 'pageview',
    page: `/${index % 13}${index % 5 === 0 ? `?id=${index % 4}` : ''}`,
    referrer: ['', 'news.ycombinator.com', 'hn.algolia.com', 'www.google.com', 'example.com'][index % 5] ?? '',
    campaign: index % 11 === 0 ? 'autumn' : '',
    country: ['DE', 'FR', ''][index % 3] ?? '',
    city: ['DE:Berlin', 'FR:Paris', ''][index % 3] ?? '',
    browser: ['Firefox', 'Chrome', 'Safari'][((index * 31) % 80) % 3] ?? '',
    bot: index % 50 === 0 ? 'Googlebot' : '',
  })),
)

/** The same hits behind a table over two shards, made by the cluster's own statements, of which each shard has its visitors. */
async function shard() {
  for (const changes of Object.values(migrations))
    for (const change of changes) {
      if (!('create' in change)) continue
      const [, inFront = ''] = statementsOf(change, { name: 'two', database: 'sharded' })
      await tell(
        `CREATE VIEW sharded.${change.create}_local AS SELECT * FROM plain.${change.create} WHERE ${change.shardBy} % 2 + 1 = shardNum()`,
        inFront.replace('ON CLUSTER `two`', ''),
      )
    }
}

/** Everything that the service reads of hits, by what asks for it. */
const readers: Record<string, () => Promise<unknown>> = {
  statistics: async () => {
    const range = { from: '2026-11-18', to: '2026-11-20' }
    const compared = { ...range, compare_from: '2026-11-17', compare_to: '2026-11-19' }
    for (const name of statisticNames) {
      await get(`/api/v1/stats/${website}`, { name, ...range, search: 'a', filters: 'browser:Firefox' })
      await get(`/api/v1/stats/${website}`, { name, ...compared, filters: 'country!:DE' })
    }
    for (const name of ['pageviews', 'visitors', 'landing_page', 'event'])
      for (const filters of ['page:/3', 'event:Signup', 'landing_page:/1'])
        await get(`/api/v1/stats/${website}`, { name, ...range, filters, per_page: '10', page: '2' })
    await get(`/api/v1/stats/${website}`, { name: 'referrer', ...range, search: 'algolia' })
    for (const name of ['visitors', 'pageviews', 'events']) await get('/api/v1/stats', { name, days: '7' })
  },
  live: async () => {
    const url = await service.app.listen({ port: 0 })
    const stream = await openStream(`${url}/api/v1/stats/${website}/live`, { key: service.key })
    await stream.next()
    stream.close()
  },
  receiving: async () => {
    for (const by of ['day', 'hour'])
      await get(`/api/v1/stats/${website}/received`, { from: '2026-11-19', to: '2026-11-20', by })
  },
  previewing: () =>
    ok(
      service.request('POST', `/api/v1/websites/${website}/preview`, {
        form: { exclude_params: 'id', exclude_bots: 1 },
      }),
    ),
  alerts: async () => {
    await ok(service.request('PUT', `/api/v1/websites/${website}/alerts`, { form: { above: 1, below: 1, stopped: 1 } }))
    await service.alerts.tick()
  },
  exporting: () => get('/api/v1/account/export', {}),
  importing: async () => {
    const lines = hits
      .slice(0, 100)
      .map(({ time }, index) =>
        writtenHit(
          { ...plainHit, website_id: website, time: Date.parse(time), visitor: String(index) },
          String(index + 1),
        ),
      )
    await service.storing.store(website, lines, async () => 1)
    expect(await service.storing.fresh(website, lines)).toEqual([])
    await service.imports.list(website)
  },
  keeping: () => get(`/api/v1/websites/${website}/retention`, { months: '1' }),
}

const get = (path: string, query: Record<string, string>) => ok(service.request('GET', path, { query }))

async function ok(asking: Promise<{ status: number; text: string }>) {
  const { status, text } = await asking
  if (status >= 400) throw new Error(text)
}

const isRead = ({ statement }: Asked) =>
  /\bFROM\s+(hits|received|folded)\b/.test(statement) && !/^\s*INSERT/.test(statement)

test('what the service reads is the same over two shards as on one server', { timeout: 300_000 }, async () => {
  for (const read of Object.values(readers)) await read()
  const asked = new Map(
    server.asked.filter(isRead).map((one) => [JSON.stringify([one.statement, one.parameters]), one]),
  )
  await shard()
  const client = (database: string, settings = {}) =>
    createClient({ url: `${server.url}/${database}`, clickhouse_settings: settings, use_multipart_params_auto: true })
  const [plain, sharded] = [client('plain'), client('sharded', { ...togetherOn, prefer_localhost_replica: 1 })]

  const read = async (from: typeof plain, { statement, parameters }: Asked) => {
    const result = await from.query({
      query: statement.replace(/FORMAT \w+\s*$/, ''),
      query_params: parameters,
      format: 'JSONEachRow',
    })
    return (await result.json()).map((row) => JSON.stringify(row, sorted))
  }
  let rows = 0
  for (const one of asked.values()) {
    const [expected, found] = [await read(plain, one), await read(sharded, one)]
    // Whatever has an order keeps it, except for an export's hits of one moment.
    const isOrdered = /ORDER BY/.test(one.statement) && !/WITH TIES/.test(one.statement)
    expect({ statement: one.statement, rows: isOrdered ? found : found.toSorted() }).toEqual({
      statement: one.statement,
      rows: isOrdered ? expected : expected.toSorted(),
    })
    rows += found.length
  }

  expect(asked.size).toBeGreaterThan(50)
  expect(rows).toBeGreaterThan(500)
  await Promise.all([plain.close(), sharded.close()])
})

/** What is gathered into a list has no order unless it is given one. */
const sorted = (_key: string, value: unknown): unknown =>
  Array.isArray(value) ? value.map((item) => JSON.stringify(item)).toSorted() : value
