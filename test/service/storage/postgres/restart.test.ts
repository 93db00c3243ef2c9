import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSql } from '#service/storage/sql/openSql.ts'
import { openPostgres } from '#test/support/postgres/openPostgres.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { withServer } from '#test/support/postgres/withServer.ts'

let server: Awaited<ReturnType<typeof openPostgres>>
let service: TestService
let url: string
beforeAll(async () => {
  server = await openPostgres()
  url = server.url('postgres')
  await withServer(url, (client) => client.query('CREATE ROLE visitor LOGIN CONNECTION LIMIT 0'))
})
afterAll(() => server.close())
beforeEach(async () => {
  await withServer(url, (client) => client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))
  service = await startService({ now: '2026-11-20T12:00:00Z', environment: { DATABASE_URL: url, LOG_LEVEL: 'silent' } })
  await service.addWebsite('example.com')
})
afterEach(() => service.stop())

const visit = (domain: string) =>
  service.request('POST', '/api/event', {
    key: null,
    headers: {
      'content-type': 'text/plain',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    body: JSON.stringify({ n: 'pageview', d: domain, u: `https://${domain}/` }),
  })

const list = () => service.request('GET', '/api/v1/websites')
const isReady = async () => (await service.request('GET', '/readyz')).status

test('while the server is being restarted requests are told to come again, hits of known websites are stored, and all works after', async () => {
  expect((await visit('example.com')).status).toBe(202)

  await server.end()
  expect(await list()).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { message: 'The service is not ready. Try again in a moment.' },
  })
  expect(await isReady()).toBe(503)
  expect((await service.request('GET', '/healthz')).status).toBe(200)
  expect((await visit('unknown.example')).status).toBe(503)
  service.moveTo('2026-11-20T12:05:00Z')
  expect((await visit('example.com')).status).toBe(202)

  await server.start()
  expect(await isReady()).toBe(200)
  expect((await list()).body.data).toMatchObject([{ domain: 'example.com' }])
  expect((await visit('unknown.example')).status).toBe(404)
  expect((await visit('example.com')).status).toBe(202)
  const hits = await service.hits.read<{ hits: number }>('SELECT count() AS hits FROM hits', {})
  expect(hits).toEqual([{ hits: 3 }])
  await expect.poll(async () => (await list()).body.data[0].last_hit_at).not.toBeNull()
})

test('connections that the server cuts, idle or in use, end nothing but what was asked on them', async () => {
  const asked = Array.from({ length: 40 }, list)
  await withServer(url, (client) =>
    client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', ['porchlight']),
  )
  const statuses = new Set((await Promise.all(asked)).map(({ status }) => status))

  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  await expect.poll(async () => (await list()).status).toBe(200)
  expect(await isReady()).toBe(200)
})

test('a server that has no connection left is one that is away', async () => {
  const open = openSql(service.folder, url.replace('porchlight@', 'visitor@'))

  await expect(open).rejects.toMatchObject({
    statusCode: 503,
    message: expect.stringContaining('too many connections'),
  })
})
