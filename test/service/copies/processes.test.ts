import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ClickHouseServer, openClickHouseServer } from '#test/support/clickHouse/openClickHouseServer.ts'
import { databaseOf } from '#test/support/postgres/databaseOf.ts'
import { type RunningService, runService } from '#test/support/process.ts'

let folder: string
let clickHouse: ClickHouseServer
let running: RunningService[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-copies-'))
  clickHouse = await openClickHouseServer()
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((service) => service.end('SIGKILL')))
  await clickHouse.close()
  await rm(folder, { recursive: true, force: true })
})

/** So many copies, each a process of its own, that are started at the same time. */
async function start(names: string[], environment: Record<string, string | undefined> = {}): Promise<RunningService[]> {
  const shared = { ...environment, DATABASE_URL: await databaseOf(folder), CLICKHOUSE_URL: clickHouse.url }
  const started = await Promise.all(names.map((name) => runService(join(folder, name), shared)))
  running.push(...started)
  return started
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

async function send({ url }: RunningService, path: string): Promise<boolean> {
  const body = JSON.stringify({ n: 'pageview', u: `https://example.com${path}`, d: 'example.com' })
  const init = { method: 'POST', body, headers: { 'User-Agent': firefox } }
  return fetch(`${url}/api/event`, init).then(
    ({ status }) => status === 202,
    () => false,
  )
}

/** What is stored, by path. */
async function pages(service: RunningService): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  const to = new Date().toISOString().slice(0, 10)
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = new URLSearchParams({ name: 'page', from: '2026-01-01', to, page: String(page), per_page: '100' })
    const { data, meta } = await (await service.request(`/api/v1/stats/1?${query}`)).json()
    for (const { value, count } of data) found.set(value, count)
    last = meta.last_page
  }
  return found
}

test('copies that start together make one first key', { timeout: 120_000 }, async () => {
  const copies = await start(['a', 'b', 'c'], { OWNER_API_KEY: undefined })

  for (const { output } of copies) await expect.poll(output).toMatch(/Porchlight is (ready|at)/)
  expect(copies.filter(({ output }) => output().includes('#key='))).toHaveLength(1)
})

test(
  'what any copy acknowledged is there once although one is killed, and a visitor stays one',
  { timeout: 180_000 },
  async () => {
    const [first, second] = await start(['a', 'b'])
    if (!first || !second) throw new Error('not started')
    const made = await first.request('/api/v1/websites', {
      method: 'POST',
      body: new URLSearchParams({ domain: 'example.com', timezone: 'UTC' }),
    })
    expect(made.status).toBe(201)
    const acknowledged: string[] = []
    const stream = async (service: RunningService, name: string, count: number) => {
      for (let number = 0; number < count; number += 1) {
        const path = `/${name}/${number}`
        if (await send(service, path)) acknowledged.push(path)
      }
    }

    const streams = [stream(first, 'first', 60), stream(second, 'second', 60), stream(second, 'more', 60)]
    await expect.poll(() => acknowledged.filter((path) => path.startsWith('/second')).length).toBeGreaterThan(5)
    await second.end('SIGKILL')
    await Promise.all(streams)
    const [third] = await start(['c'])
    if (!third) throw new Error('not started')
    expect(await send(third, '/third')).toBe(true)

    const stored = await pages(first)
    expect(acknowledged.filter((path) => stored.get(path) !== 1)).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(60)
    const day = new Date().toISOString().slice(0, 10)
    const visitors = await third.request(
      `/api/v1/stats/1?${new URLSearchParams({ name: 'visitors', from: day, to: day })}`,
    )
    const { data } = await visitors.json()
    expect(data.map(({ count }: { count: number }) => count)).toEqual([1])
  },
)
