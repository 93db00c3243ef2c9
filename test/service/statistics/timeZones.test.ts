import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn, daysBefore } from '#service/clock.ts'
import { startService, type TestService } from '#test/support/service.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let service: TestService
let websites = 0
beforeAll(async () => {
  service = await startService({ now: '2011-12-01T12:00:00Z' })
})
afterAll(() => service.stop())

/** When a hit arrives, and what a clock on a wall in the zone shows then. */
type Arrival = readonly [at: string, day: string, hour: string]

const changes: readonly (readonly [what: string, zone: string, arrivals: readonly Arrival[]])[] = [
  [
    'an hour that is left out',
    'Europe/Berlin',
    [
      ['2026-03-28T22:59:59.999Z', '2026-03-28', '23'],
      ['2026-03-28T23:00:00.000Z', '2026-03-29', '00'],
      ['2026-03-29T00:59:59.999Z', '2026-03-29', '01'],
      ['2026-03-29T01:00:00.000Z', '2026-03-29', '03'],
      ['2026-03-29T21:59:59.999Z', '2026-03-29', '23'],
      ['2026-03-29T22:00:00.000Z', '2026-03-30', '00'],
    ],
  ],
  [
    'an hour that there is twice',
    'Europe/Berlin',
    [
      ['2026-10-24T21:59:59.999Z', '2026-10-24', '23'],
      ['2026-10-24T22:00:00.000Z', '2026-10-25', '00'],
      ['2026-10-25T00:30:00.000Z', '2026-10-25', '02'],
      ['2026-10-25T01:30:00.000Z', '2026-10-25', '02'],
      ['2026-10-25T22:59:59.999Z', '2026-10-25', '23'],
      ['2026-10-25T23:00:00.000Z', '2026-10-26', '00'],
    ],
  ],
  [
    'half an hour beside the hour, and clocks that change',
    'America/St_Johns',
    [
      ['2026-03-08T03:29:59.999Z', '2026-03-07', '23'],
      ['2026-03-08T03:30:00.000Z', '2026-03-08', '00'],
      ['2026-03-08T05:29:59.999Z', '2026-03-08', '01'],
      ['2026-03-08T05:30:00.000Z', '2026-03-08', '03'],
      ['2026-03-09T02:29:59.999Z', '2026-03-08', '23'],
      ['2026-03-09T02:30:00.000Z', '2026-03-09', '00'],
    ],
  ],
  [
    'a quarter before the hour',
    'Asia/Kathmandu',
    [
      ['2026-11-19T18:14:59.999Z', '2026-11-19', '23'],
      ['2026-11-19T18:15:00.000Z', '2026-11-20', '00'],
      ['2026-11-20T18:14:59.999Z', '2026-11-20', '23'],
    ],
  ],
  [
    'clocks that go back by half an hour',
    'Australia/Lord_Howe',
    [
      ['2026-04-04T12:59:59.999Z', '2026-04-04', '23'],
      ['2026-04-04T13:00:00.000Z', '2026-04-05', '00'],
      ['2026-04-04T14:59:59.999Z', '2026-04-05', '01'],
      ['2026-04-04T15:00:00.000Z', '2026-04-05', '01'],
      ['2026-04-04T15:30:00.000Z', '2026-04-05', '02'],
      ['2026-04-05T13:29:59.999Z', '2026-04-05', '23'],
      ['2026-04-05T13:30:00.000Z', '2026-04-06', '00'],
    ],
  ],
  [
    'clocks that go forward by half an hour',
    'Australia/Lord_Howe',
    [
      ['2026-10-03T13:30:00.000Z', '2026-10-04', '00'],
      ['2026-10-03T15:29:59.999Z', '2026-10-04', '01'],
      ['2026-10-03T15:30:00.000Z', '2026-10-04', '02'],
      ['2026-10-03T16:00:00.000Z', '2026-10-04', '03'],
      ['2026-10-04T12:59:59.999Z', '2026-10-04', '23'],
      ['2026-10-04T13:00:00.000Z', '2026-10-05', '00'],
    ],
  ],
  [
    'the first to begin a day',
    'Pacific/Kiritimati',
    [
      ['2026-11-19T09:59:59.999Z', '2026-11-19', '23'],
      ['2026-11-19T10:00:00.000Z', '2026-11-20', '00'],
      ['2026-11-20T09:59:59.999Z', '2026-11-20', '23'],
      ['2026-11-20T10:00:00.000Z', '2026-11-21', '00'],
    ],
  ],
  [
    'one of the last to end it',
    'Pacific/Pago_Pago',
    [
      ['2026-11-20T10:59:59.999Z', '2026-11-19', '23'],
      ['2026-11-20T11:00:00.000Z', '2026-11-20', '00'],
      ['2026-11-21T10:59:59.999Z', '2026-11-20', '23'],
    ],
  ],
  [
    'a day that is left out',
    'Pacific/Apia',
    [
      ['2011-12-30T09:59:59.999Z', '2011-12-29', '23'],
      ['2011-12-30T10:00:00.000Z', '2011-12-31', '00'],
      ['2011-12-31T09:59:59.999Z', '2011-12-31', '23'],
      ['2011-12-31T10:00:00.000Z', '2012-01-01', '00'],
    ],
  ],
  [
    'a midnight that is left out',
    'America/Sao_Paulo',
    [
      ['2018-11-04T02:59:59.999Z', '2018-11-03', '23'],
      ['2018-11-04T03:00:00.000Z', '2018-11-04', '01'],
      ['2018-11-05T01:59:59.999Z', '2018-11-04', '23'],
      ['2018-11-05T02:00:00.000Z', '2018-11-05', '00'],
    ],
  ],
  [
    'a midnight that is left out, in the east',
    'Africa/Cairo',
    [
      ['2024-04-25T21:59:59.999Z', '2024-04-25', '23'],
      ['2024-04-25T22:00:00.000Z', '2024-04-26', '01'],
      ['2024-04-26T20:59:59.999Z', '2024-04-26', '23'],
      ['2024-04-26T21:00:00.000Z', '2024-04-27', '00'],
    ],
  ],
  [
    'a last hour of the day that there is twice',
    'Africa/Cairo',
    [
      ['2024-10-31T20:30:00.000Z', '2024-10-31', '23'],
      ['2024-10-31T21:30:00.000Z', '2024-10-31', '23'],
      ['2024-10-31T22:00:00.000Z', '2024-11-01', '00'],
    ],
  ],
]

test.each(changes)(
  'days and hours, and visitors by them, are those of the zone: %s (%s)',
  async (_what, zone, arrivals) => {
    const domain = `zone-${(websites += 1)}.example`
    const id = await service.addWebsite(domain, { timezone: zone })
    for (const [at] of arrivals) await collect(domain, at)

    const days = counted(arrivals.map(([, day]) => day))
    const range = { from: daysBefore(arrivals[0]?.[1] ?? '', 1), to: daysBefore(arrivals.at(-1)?.[1] ?? '', -1) }

    expect(await read(id, 'pageviews', range)).toEqual(days)
    // One browser is one visitor of a day, and another one on the next.
    expect(await read(id, 'visitors', range)).toEqual(days.map(([day]) => [day, 1]))
    expect(await read(id, 'pageviews_hour', range)).toEqual(counted(arrivals.map(([, , hour]) => hour)))
    expect(await read(id, 'browser', range)).toEqual([['Firefox', days.length]])
    for (const [day, count] of days) {
      const hours = arrivals.filter(([, on]) => on === day).map(([, , hour]) => hour)
      expect(await read(id, 'pageviews', { from: day, to: day })).toEqual([[day, count]])
      expect(await read(id, 'pageviews_hour', { from: day, to: day })).toEqual(counted(hours))
      expect(await read(id, 'page', { from: day, to: day })).toEqual([['/', count]])
    }
  },
)

test('a day that was left out has nothing, and is a day of the list', async () => {
  const id = await service.addWebsite('apia.example', { timezone: 'Pacific/Apia' })
  await collect('apia.example', '2011-12-30T09:59:59.999Z')
  await collect('apia.example', '2011-12-30T10:00:00.000Z')

  expect(await rows(id, 'pageviews', { from: '2011-12-29', to: '2011-12-31' })).toEqual([
    ['2011-12-29', 1],
    ['2011-12-30', 0],
    ['2011-12-31', 1],
  ])
  expect(await read(id, 'pageviews', { from: '2011-12-30', to: '2011-12-30' })).toEqual([])
})

test('whatever a page says of the time, a hit counts when the service received it', async () => {
  const id = await service.addWebsite('now.example', { timezone: 'UTC' })
  await collect('now.example', '2026-11-20T12:00:00Z', {
    timestamp: 1_600_000_000,
    time: '2020-01-01T00:00:00Z',
    date: 1,
  })

  const stored = await service.hits.read<{ time: string }>('SELECT time FROM hits WHERE website_id = {id:UInt32}', {
    id,
  })
  expect(stored).toEqual([{ time: '2026-11-20 12:00:00.000' }])
})

test('the day by which a visitor is known is the day that is counted, in every zone', async () => {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => service.hits.timeZones.has(zone))
  // A minute less than 13 hours apart: at all times of the day, in summer and in winter.
  const year = Array.from({ length: 675 }, (_, step) => Date.UTC(2026, 0, 1) + step * 779 * 60_000)
  const wrong: string[] = []

  for (const zone of zones) {
    const found = await service.hits.read<{ days: string[] }>(
      'SELECT arrayMap(time -> toString(toDate(fromUnixTimestamp64Milli(time), {zone:String})), {times:Array(Int64)}) AS days',
      { zone, times: year },
    )
    const days = found[0]?.days ?? []
    if (year.some((time, index) => dayIn(zone, time) !== days[index])) wrong.push(zone)
  }

  expect(zones.length).toBeGreaterThan(400)
  expect(wrong).toEqual([])
}, 60_000)

async function collect(domain: string, at: string, more: object = {}): Promise<void> {
  service.moveTo(at)
  const answer = await service.request('POST', '/api/event', {
    body: JSON.stringify({ n: 'pageview', u: `https://${domain}/`, d: domain, ...more }),
    headers: { 'content-type': 'text/plain', 'user-agent': firefox },
    key: null,
  })
  if (answer.status !== 202 || answer.headers['x-dropped']) throw new Error(answer.text)
}

type Range = { from: string; to: string }

async function rows(id: number, name: string, range: Range): Promise<[string, number][]> {
  const { body, text, status } = await service.request('GET', `/api/v1/stats/${id}`, {
    query: { name, ...range, per_page: 100, sort_by: 'value', sort: 'asc' },
  })
  if (status !== 200) throw new Error(text)
  return body.data.map(({ value, count }: { value: string; count: number }) => [value, count])
}

/** What was counted at all. */
const read = async (id: number, name: string, range: Range) =>
  (await rows(id, name, range)).filter(([, count]) => count > 0)

function counted(values: readonly string[]): [string, number][] {
  const unique = [...new Set(values)].toSorted()
  return unique.map((value) => [value, values.filter((other) => other === value).length])
}
