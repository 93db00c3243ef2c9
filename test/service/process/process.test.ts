import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningService, runService } from '#test/support/process.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
let running: RunningService[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-process-'))
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((service) => service.end('SIGKILL')))
  await rm(folder, { recursive: true, force: true })
})

async function run(environment = {}): Promise<RunningService> {
  const service = await runService(folder, environment)
  running.push(service)
  return service
}

const addWebsite = (service: RunningService) =>
  service.request('/api/v1/websites', { method: 'POST', body: new URLSearchParams({ domain: 'example.com' }) })

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function send(service: RunningService, path: string): Promise<boolean> {
  const body = JSON.stringify({ n: 'pageview', u: `https://example.com${path}`, d: 'example.com' })
  try {
    const answer = await fetch(`${service.url}/api/event`, { method: 'POST', body, headers: { 'User-Agent': agent } })
    return answer.status === 202
  } catch {
    return false
  }
}

async function storedPages(service: RunningService): Promise<Map<string, number>> {
  const day = new Date().toISOString().slice(0, 10)
  const pages = new Map<string, number>()
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ name: 'page', from: '2026-01-01', to: day, page: String(page) })
    const answer = await service.request(`/api/v1/stats/1?${query}`)
    const { data, meta } = await answer.json()
    for (const row of data) pages.set(row.value, row.count)
    if (page >= meta.last_page) return pages
  }
}

test('every acknowledged hit is there after SIGKILL while hits stream in, once, and a visitor stays one', async () => {
  const acknowledged: string[] = []
  let number = 0

  for (let round = 0; round < 3; round += 1) {
    const service = await run()
    if (round === 0) await addWebsite(service)
    const stream = async () => {
      for (;;) {
        const path = `/hit-${(number += 1)}`
        if (!(await send(service, path))) return
        acknowledged.push(path)
      }
    }
    const streams = Promise.all(Array.from({ length: 16 }, stream))
    const before = acknowledged.length
    while (acknowledged.length < before + 150) await new Promise((resolve) => setTimeout(resolve, 5))
    await service.end('SIGKILL')
    await streams
  }
  const restarted = await run()
  const pages = await storedPages(restarted)
  const day = new Date().toISOString().slice(0, 10)
  const visitors = await restarted.request(`/api/v1/stats/1?name=visitors&from=${day}&to=${day}`)

  expect(acknowledged.length).toBeGreaterThan(450)
  expect(acknowledged.filter((path) => pages.get(path) !== 1)).toEqual([])
  expect((await visitors.json()).meta.sum).toBe(1)
})

test('a start whose relational database is another one says so, and nothing is deleted', async () => {
  const service = await run()
  await addWebsite(service)
  await send(service, '/here')
  await service.end()
  const elsewhere = join(folder, 'elsewhere')
  await mkdir(elsewhere)
  const files = async () => (await readdir(folder)).filter((name) => name.startsWith('porchlight.sqlite'))
  const names = await files()
  for (const name of names) await rename(join(folder, name), join(elsewhere, name))

  await expect(run()).rejects.toThrow(
    /ended with 1: There are hits of websites that this relational database never had/,
  )
  for (const name of await files()) await rm(join(folder, name))
  for (const name of names) await rename(join(elsewhere, name), join(folder, name))

  expect(await storedPages(await run())).toEqual(new Map([['/here', 1]]))
})

test('SIGTERM stores and answers what is under way, and ends with 0', async () => {
  const service = await run()
  await addWebsite(service)

  const sent = Promise.all(Array.from({ length: 40 }, (_, number) => send(service, `/hit-${number}`)))
  await send(service, '/last')
  const code = await service.end('SIGTERM')
  const acknowledged = (await sent).filter(Boolean).length
  const pages = await storedPages(await run())

  expect(code).toBe(0)
  expect(pages.size).toBeGreaterThanOrEqual(acknowledged + 1)
})

test('a body that never ends does not keep SIGTERM from ending in order', { timeout: 30_000 }, async () => {
  const service = await run()
  await addWebsite(service)
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST /api/event HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\n{')
  await send(service, '/hit')

  const code = await service.end('SIGTERM')
  socket.destroy()

  expect(code).toBe(0)
})

test('streams that are followed do not keep SIGTERM from ending at once', async () => {
  const service = await run()
  await addWebsite(service)
  const streams = await Promise.all(Array.from({ length: 5 }, () => service.request('/api/v1/stats/1/live')))
  const ends = Promise.all(streams.map((stream) => stream.text()))

  const began = performance.now()
  const code = await service.end('SIGTERM')

  expect(code).toBe(0)
  expect(performance.now() - began).toBeLessThan(3000)
  expect(await ends).toHaveLength(5)
})

test('a second process on the same folder is refused with a clear message', async () => {
  await run()

  await expect(run()).rejects.toThrow(
    `${folder} is in use by another Porchlight. Stop that one first, or set DATA_DIR to another folder.`,
  )
})

test('the first start prints a link that signs in, later ones where the dashboard is', async () => {
  const first = await run({ OWNER_API_KEY: '' })
  const link = /http:\/\/127\.0\.0\.1:\d+\/#key=(pl_[\w-]{43})/.exec(first.output())
  await first.end()
  const second = await run({ OWNER_API_KEY: '' })

  expect(link).not.toBeNull()
  const answer = await fetch(`${second.url}/api/v1/websites`, { headers: { Authorization: `Bearer ${link?.[1]}` } })
  expect(answer.status).toBe(200)
  expect(second.output()).toMatch(/Porchlight is at http:\/\/127\.0\.0\.1:\d+\n.*npx porchlight keys add/)
  expect(second.output()).not.toContain('pl_')
})

test('a variable that is wrong is named', async () => {
  await expect(run({ API_RATE: 'fast' })).rejects.toThrow(/ended with 1: API_RATE: /)
})
