import { Readable } from 'node:stream'
import { ImportSummary } from '#service/importing/ImportSummary.ts'
import { openStream } from '#test/service/live/openStream.ts'
import { type ControlledService, startControlledService } from '#test/support/control.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { line } from './logLine.ts'

let service: ControlledService
let website: number
beforeEach(async () => {
  service = await startControlledService({ now: '2026-11-20T12:00:00Z' })
  website = await service.addWebsite('example.com', { timezone: 'Europe/Berlin' })
})
afterEach(() => service.stop())

const send = (content: string | Readable, { name = 'access.log', dryRun = false, into = website } = {}) =>
  service.control.ask(
    ImportSummary,
    'POST',
    `/websites/${into}/history?${new URLSearchParams({ name, ...(dryRun && { dry_run: '1' }) }).toString()}`,
    { bytes: typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content },
  )

async function rows(name: string, from: string, to = from): Promise<Record<string, number>> {
  const answer = await service.request('GET', `/api/v1/stats/${website}`, { query: { name, from, to, per_page: 100 } })
  return Object.fromEntries(
    answer.body.data.map(({ value, count }: { value: string; count: number }) => [value, count]),
  )
}

const pageviews = async (day = '2026-11-19') => (await rows('pageviews', day))[day] ?? 0

const imports = async () => (await service.request('GET', `/api/v1/websites/${website}/imports`)).body.data

/** Lines that differ, in the order of time. */
const linesOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => {
    const second = from + at
    const clock = [second / 3600, (second / 60) % 60, second % 60].map((part) =>
      String(Math.floor(part)).padStart(2, '0'),
    )
    return line({ time: `19/Nov/2026:${clock.join(':')} +0100`, request: `GET /page-${second % 7} HTTP/1.1` })
  }).join('')

describe('nothing counts twice', () => {
  test('a log that is imported again', async () => {
    await send(linesOf(0, 100))
    const again = await send(linesOf(0, 100))

    expect(again).toMatchObject({ id: null, lines: 100, taken: 0, left_out: { known: 100 }, days: null })
    expect(await pageviews()).toBe(100)
    expect(await imports()).toHaveLength(1)
  })

  test('a log that was written to since', async () => {
    await send(linesOf(0, 100))
    const longer = await send(linesOf(0, 150))

    expect(longer).toMatchObject({ taken: 50, left_out: { known: 100 } })
    expect(await pageviews()).toBe(150)
  })

  test('logs that overlap, in one import and in two', async () => {
    const both = await send(`${linesOf(0, 60)}\f\n${linesOf(40, 100)}`)
    const third = await send(linesOf(90, 120))

    expect(both).toMatchObject({ taken: 100, left_out: { known: 20 } })
    expect(third).toMatchObject({ taken: 20, left_out: { known: 10 } })
    expect(await pageviews()).toBe(120)
  })

  test('equal lines in one log are so many hits, also when it is read again', async () => {
    const first = await send(line().repeat(5))
    const again = await send(line().repeat(7))

    expect(first.taken).toBe(5)
    expect(again).toMatchObject({ taken: 2, left_out: { known: 5 } })
  })

  test('two visitors who asked for the same in the same second are two', async () => {
    const both = line() + line({ address: '192.0.2.8' })

    const first = await send(both)
    const again = await send(both)

    expect(first).toMatchObject({ taken: 2, visitors: 2 })
    expect(again).toMatchObject({ taken: 0 })
  })

  test('the same log in another format', async () => {
    await send(line({ request: 'GET /a HTTP/1.1' }))
    const again = await send(
      `${JSON.stringify({ time: '2026-11-19T10:00:00Z', remote_addr: '192.0.2.7', request: 'GET /a HTTP/2.0', status: 200, referer: '-', http_user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })}\n`,
    )

    expect(again).toMatchObject({ taken: 0, left_out: { known: 1 } })
  })

  test('an import that broke off is completed by the next', async () => {
    async function* broken() {
      // More than fits between the two ends, so that some of it has arrived when the rest does not come.
      for (let at = 0; at < 40_000; at += 1000) yield Buffer.from(linesOf(at, at + 1000))
      throw new Error('gone')
    }
    await expect(send(Readable.from(broken()))).rejects.toThrow('The service stopped before this was done.')
    await expect.poll(async () => (await imports())[0]?.state).toBe('broken')
    const before = await pageviews()

    const whole = await send(linesOf(0, 50_000))

    expect(before).toBeGreaterThan(10_000)
    expect(whole).toMatchObject({ taken: 50_000 - before, left_out: { known: before } })
    expect(await pageviews()).toBe(50_000)
  })

  test('two imports of one log at once', async () => {
    const [one, other] = await Promise.all([send(linesOf(0, 30_000)), send(linesOf(0, 30_000))])

    expect(one.taken + other.taken).toBe(30_000)
    expect(await pageviews()).toBe(30_000)
  })

  test('another website’s log is another', async () => {
    await send(linesOf(0, 10))
    const other = await service.addWebsite('example.org')

    expect(await send(linesOf(0, 10), { into: other })).toMatchObject({ taken: 10 })
  })
})

test('nothing of a visitor’s address is in what names a hit', async () => {
  const named = () => service.hits.read<{ line: string }>('SELECT toString(line) AS line FROM hits', {})
  await send(line({ address: '192.0.2.7' }))
  const first = await named()
  await service.request('DELETE', `/api/v1/websites/${website}/imports/1`)

  await send(line({ address: '203.0.113.9' }))

  expect(first).toHaveLength(1)
  expect(await named()).toEqual(first)
})

test('a dry run says what would be counted, and stores nothing', async () => {
  await send(linesOf(0, 10))
  const dry = await send(linesOf(0, 30) + line({ agent: '-' }) + line({ request: 'GET /a.png HTTP/1.1' }), {
    dryRun: true,
  })

  expect(dry).toMatchObject({
    id: null,
    lines: 32,
    taken: 20,
    left_out: { known: 10, bot: 1, page: 1 },
    days: { first: '2026-11-19', last: '2026-11-19' },
    visitors: 1,
  })
  expect(await pageviews()).toBe(10)
  expect(await imports()).toHaveLength(1)
})

describe('what was imported', () => {
  test('is listed, the newest first, and its days are said with the website', async () => {
    await send(line({ time: '01/Nov/2026:23:30:00 +0000' }), { name: 'access.log.2.gz' })
    await send(linesOf(0, 10) + line({ agent: '-' }), { name: 'access.log' })

    expect(await imports()).toEqual([
      {
        id: 2,
        name: 'access.log',
        format: 'combined',
        state: 'done',
        created_at: '2026-11-20T12:00:00Z',
        from: '2026-11-19',
        to: '2026-11-19',
        hits: 10,
        left_out: { bot: 1 },
      },
      expect.objectContaining({ id: 1, name: 'access.log.2.gz', from: '2026-11-02', hits: 1 }),
    ])
    const answer = await service.request('GET', `/api/v1/websites/${website}`)
    expect(answer.body.data.imported).toEqual([
      { from: '2026-11-02', to: '2026-11-02' },
      { from: '2026-11-19', to: '2026-11-19' },
    ])
  })

  test('is removed as one import; the numbers are right at once, and it can be imported again', async () => {
    await service.storeHits(website, [{ time: '2026-11-19T08:00:00Z' }])
    await send(linesOf(0, 100))
    await send(linesOf(100, 150))

    const removed = await service.request('DELETE', `/api/v1/websites/${website}/imports/1`)

    expect(removed.status).toBe(204)
    expect(await pageviews()).toBe(51)
    expect(await imports()).toEqual([expect.objectContaining({ id: 2 })])
    expect(await send(linesOf(0, 150))).toMatchObject({ taken: 100, left_out: { known: 50 } })
    expect(await pageviews()).toBe(151)
  })

  test('is nobody else’s to see or to remove', async () => {
    await send(line())
    const key = await service.addAccount('other@example.com')
    const answers = await Promise.all([
      service.request('GET', `/api/v1/websites/${website}/imports`, { key }),
      service.request('DELETE', `/api/v1/websites/${website}/imports/1`, { key }),
      service.request('DELETE', `/api/v1/websites/${website}/imports/7`),
      service.request('GET', `/api/v1/websites/${website}/imports`, { key: null }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 401])
    expect(await pageviews()).toBe(1)
  })

  test('another website’s import is not removed under this one', async () => {
    const other = await service.addWebsite('example.org')
    await send(line(), { into: other })

    expect((await service.request('DELETE', `/api/v1/websites/${website}/imports/1`)).status).toBe(404)
  })

  test('is in the list while it goes on, and stays until it is stopped', async () => {
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    async function* slow() {
      yield Buffer.from(line())
      await ended
    }
    const sending = send(Readable.from(slow()))
    await expect.poll(async () => (await imports())[0]?.hits).toBe(1)

    const refused = await service.request('DELETE', `/api/v1/websites/${website}/imports/1`)
    end()
    await sending

    expect(refused.status).toBe(409)
    expect(await imports()).toEqual([expect.objectContaining({ state: 'done', hits: 1 })])
  })
})

test('what is imported and removed of these minutes is told to whoever looks at them', async () => {
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await openStream(`${url}/api/v1/stats/${website}/live`, { key: service.key })
  const visitors = async () => (await stream.next())?.visitors
  const before = await visitors()

  await send(line({ time: '20/Nov/2026:11:59:00 +0000' }))
  const imported = await visitors()
  await service.request('DELETE', `/api/v1/websites/${website}/imports/1`)
  const removed = await visitors()
  stream.close()

  expect([before, imported, removed]).toEqual([0, 1, 0])
})

test('lines that are followed are stored before there are many', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  async function* live() {
    yield Buffer.from(linesOf(0, 3))
    await ended
  }
  const sending = send(Readable.from(live()))

  await expect.poll(() => pageviews()).toBe(3)
  const answer = await service.request('GET', `/api/v1/websites/${website}`)
  expect(answer.body.data.last_hit_at).toBe('2026-11-18T23:00:02Z')
  end()
  await sending
})

describe("Plausible's export", () => {
  const tables = [
    'date,visitors,pageviews,bounces,visits,visit_duration\n2026-11-18,3,5,1,3,60\n"2026-11-19",2,2,1,2,60\n',
    'date,source,referrer,utm_source,utm_medium,utm_campaign,utm_content,utm_term,pageviews,visitors,visits,visit_duration,bounces\n2026-11-18,Google,google.com,,,,,,2,1,1,30,0\n2026-11-18,,,,,spring,,,2,2,2,30,0\n',
    'date,hostname,page,visits,visitors,pageviews,total_scroll_depth,total_scroll_depth_visits\n2026-11-18,example.com,/,3,3,3,0,0\n2026-11-18,example.com,/about,2,2,2,0,0\n2026-11-19,example.com,/,2,2,2,0,0\n',
    'date,entry_page,visitors,entrances,visit_duration,bounces,pageviews\n2026-11-18,/,2,2,60,1,4\n2026-11-18,/about,1,1,60,1,1\n2026-11-19,/,2,2,0,0,2\n',
    'date,exit_page,visitors,visit_duration,exits,bounces,pageviews\n2026-11-18,/,3,60,3,1,4\n',
    'date,country,region,city,visitors,visits,visit_duration,bounces,pageviews\n2026-11-18,DE,DE-BE,2950159,2,2,60,1,3\n2026-11-18,US,,0,1,1,60,1,2\n',
    'date,device,visitors,visits,visit_duration,bounces,pageviews\n2026-11-18,Desktop,2,2,60,1,3\n2026-11-18,Mobile,1,1,60,1,2\n',
    'date,browser,browser_version,visitors,visits,visit_duration,bounces,pageviews\n2026-11-18,Chrome,142,1,1,0,0,1\n2026-11-18,Chrome,141,1,1,0,0,2\n2026-11-18,Mobile App,,1,1,0,0,2\n',
    'date,operating_system,operating_system_version,visitors,visits,visit_duration,bounces,pageviews\n2026-11-18,Mac,15,3,3,0,0,5\n',
    'date,name,link_url,path,visitors,events\n2026-11-18,Outbound Link: Click,https://example.org/,,2,3\n',
  ]
  const all = tables.join('\f\n')

  test('each day has its visitors, pageviews and the sums of every list', async () => {
    const summary = await send(all, { name: 'example_com_20261119.zip' })

    expect(summary).toMatchObject({ format: 'plausible', taken: 10, left_out: {}, visitors: 5 })
    expect(await rows('visitors', '2026-11-17', '2026-11-19')).toEqual({
      '2026-11-17': 0,
      '2026-11-18': 3,
      '2026-11-19': 2,
    })
    expect(await rows('pageviews', '2026-11-18', '2026-11-19')).toEqual({ '2026-11-18': 5, '2026-11-19': 2 })
    const day = '2026-11-18'
    expect(await rows('page', day)).toEqual({ '/': 3, '/about': 2 })
    expect(await rows('landing_page', day)).toEqual({ '/': 2, '/about': 1 })
    expect(await rows('referrer', day)).toEqual({ 'google.com': 1, '': 2 })
    expect(await rows('campaign', day)).toMatchObject({ spring: 2 })
    expect(await rows('country', day)).toEqual({ DE: 2, US: 1 })
    expect(await rows('device', day)).toEqual({ desktop: 2, mobile: 1 })
    expect(await rows('browser', day)).toEqual({ Chrome: 2, '': 1 })
    expect(await rows('os', day)).toEqual({ macOS: 3 })
    expect(await rows('event', day)).toEqual({ 'Outbound Link: Click': 3 })
  })

  test('imported again it adds nothing, in whatever order its files come', async () => {
    await send(all)
    const again = await send(tables.toReversed().join('\f\n'))

    expect(again).toMatchObject({ taken: 0, left_out: { known: 10 } })
  })

  test('sums that nobody has are left out', async () => {
    const summary = await send(
      'date,visitors,pageviews,bounces,visits,visit_duration\n2026-11-18,1e15,1e15,0,0,0\n2026-13-40,1,1,0,0,0\n2027-01-01,1,1,0,0,0\n',
    )

    expect(summary).toMatchObject({ taken: 0, left_out: { malformed: 2, time: 1 } })
  })
})
