import { connect } from 'node:net'
import { text as read } from 'node:stream/consumers'
import { countStates } from '#service/metrics/countStates.ts'
import { openMetrics } from '#service/metrics/openMetrics.ts'
import { connectSql } from '#service/storage/sql/openSql.ts'
import { openPostgres } from '#test/support/postgres/openPostgres.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const token = 'a-token-of-24-characters-or-more'

/** What one series says; undefined where there is none. */
const valueOf = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

const page = { n: 'pageview', u: 'https://watched.example/', d: 'watched.example' }
const browser = {
  'content-type': 'text/plain',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0',
}

describe('without a token', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService({ now: '2026-11-20T12:00:00Z' })
  })
  afterAll(() => service.stop())

  const metrics = (headers: Record<string, string> = {}) => service.request('GET', '/metrics', { key: null, headers })

  test('programs on this machine read what happened, and nothing of anybody', async () => {
    const website = await service.addWebsite('watched.example', { timezone: 'UTC', privacy: 0 })
    for (const agent of [browser['user-agent'], 'Googlebot/2.1'])
      await service.request('POST', '/api/event', {
        key: null,
        body: JSON.stringify(page),
        headers: { ...browser, 'user-agent': agent },
      })
    const query = { name: 'page', from: '2026-10-01', to: '2026-10-31' }
    for (let times = 0; times < 2; times += 1) await service.request('GET', `/api/v1/stats/${website}`, { query })
    await service.request('GET', '/api/v1/nothing/of/the/kind')

    const { status, headers, text } = await metrics()

    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(headers['cache-control']).toBe('no-store')
    expect(valueOf(text, 'porchlight_info{version="0.0.0-test"}')).toBe(1)
    expect(valueOf(text, 'porchlight_hits_total{outcome="stored"}')).toBe(1)
    expect(valueOf(text, 'porchlight_hits_total{outcome="bot"}')).toBe(1)
    expect(valueOf(text, 'porchlight_answers_total{way="asked"}')).toBe(1)
    expect(valueOf(text, 'porchlight_answers_total{way="kept"}')).toBe(1)
    const route = (name: string) => `porchlight_request_seconds_count${name}`
    expect(valueOf(text, route('{method="GET",route="/api/v1/stats/:id",status="2xx"}'))).toBe(2)
    expect(valueOf(text, route('{method="POST",route="/api/event",status="2xx"}'))).toBe(2)
    expect(valueOf(text, 'porchlight_engine_seconds_count{kind="insert",result="done"}')).toBeGreaterThan(0)
    expect(valueOf(text, 'porchlight_engine_seconds_count{kind="read",result="done"}')).toBeGreaterThan(0)
    for (const series of [
      'porchlight_questions{state="waiting"}',
      'porchlight_hits_queued',
      'porchlight_journal_bytes',
      'porchlight_mails{state="waiting"}',
      'porchlight_webhooks{state="failed"}',
      'porchlight_folds{state="done"}',
    ])
      expect({ series, value: valueOf(text, series) }).toEqual({ series, value: expect.any(Number) })
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
    expect(text).toContain('porchlight_event_loop_lag_seconds{quantile="0.99"}')
    expect(text).not.toMatch(/watched|nothing\/of|127\.0\.0\.1|Firefox/)
  })

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'nobody reads it through a proxy: %s',
    async (name) => {
      expect(await metrics({ [name]: '127.0.0.1' })).toMatchObject({ status: 404 })
    },
  )

  test.each(['stats.example.com', 'localhost.example.com', '127.0.0.1.example.com', '192.0.2.7:8080', '::1'])(
    'nobody reads it by a name that others gave this machine: "%s"',
    async (host) => {
      expect(await metrics({ host })).toMatchObject({ status: 404 })
    },
  )

  test.each(['localhost', 'LOCALHOST:8080', '127.0.0.1:8080', '127.0.0.53', '[::1]:8080'])(
    'programs on this machine read it by its own names: %s',
    async (host) => {
      expect(await metrics({ host })).toMatchObject({ status: 200 })
    },
  )

  test('nobody reads it through a proxy that says nothing, and speaks as nginx does unless it is told to', async () => {
    const address = await service.app.listen({ port: 0, host: '127.0.0.1' })
    const statuses = []
    for (const version of ['1.0', '1.1']) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      socket.write(`GET /metrics HTTP/${version}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
      statuses.push((await read(socket)).split(' ', 2)[1])
    }

    expect(statuses).toEqual(['404', '200'])
  })

  test('nobody reads it from another machine', async () => {
    const answer = await service.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })

    expect(answer.statusCode).toBe(404)
  })
})

describe('with a token', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService({ environment: { METRICS_TOKEN: token } })
  })
  afterAll(() => service.stop())

  test('whoever has it reads, from wherever it is, and nobody else', async () => {
    const statuses = []
    for (const authorization of [`Bearer ${token}`, `Bearer ${token.slice(1)}`, `Bearer ${service.key}`, undefined]) {
      const { statusCode } = await service.app.inject({
        url: '/metrics',
        remoteAddress: authorization === undefined ? '127.0.0.1' : '203.0.113.7',
        headers: { 'x-forwarded-for': '203.0.113.7', ...(authorization !== undefined && { authorization }) },
      })
      statuses.push(statusCode)
    }

    expect(statuses).toEqual([200, 401, 401, 401])
  })
})

test('while the SQL server is away everything is said but what only it knows', async () => {
  const server = await openPostgres()
  const sql = connectSql('', server.url('postgres'))
  const metrics = openMetrics('0.0.0-test')
  countStates(metrics, sql)
  await server.end()

  const text = await metrics.text()

  expect(valueOf(text, 'porchlight_info{version="0.0.0-test"}')).toBe(1)
  expect(text).not.toContain('porchlight_mails{')
  metrics.close()
  await sql.destroy()
  await server.close()
}, 60_000)
