import { startService, type TestService } from '#test/support/service.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

let service: TestService
beforeEach(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
})
afterEach(() => service.stop())

const keep = (website: number, keep_months: string | number) =>
  service.request('PUT', `/api/v1/websites/${website}`, { form: { keep_months } })

async function daysOf(website: number): Promise<string[]> {
  const query = { name: 'pageviews', from: '2025-01-01', to: '2026-11-22', per_page: 10 }
  const { body } = await service.request('GET', `/api/v1/stats/${website}`, { query })
  return body.data
    .flatMap(({ value, count }: { value: string; count: number }) => (count > 0 ? [value] : []))
    .toSorted()
}

/** The next time it is looked for what is due, at this moment. */
async function at(time: string): Promise<void> {
  service.moveTo(time)
  await service.retention.tick()
}

const noon = (day: string) => ({ time: `${day}T12:00:00Z` })

test('what is older than the website keeps it is deleted after its next midnight, and so every day', async () => {
  const website = await service.addWebsite('example.com', { timezone: 'Asia/Tokyo' })
  const other = await service.addWebsite('example.org', { timezone: 'Asia/Tokyo' })
  const hits = ['2026-07-01', '2026-08-20', '2026-08-21', '2026-08-22', '2026-11-20'].map(noon)
  await service.storeHits(website, hits)
  await service.storeHits(other, hits)

  await keep(website, 3)
  await at('2026-11-20T14:59:00Z')
  expect(await daysOf(website)).toHaveLength(5)

  await at('2026-11-20T15:00:00Z')
  expect(await daysOf(website)).toEqual(['2026-08-21', '2026-08-22', '2026-11-20'])

  await at('2026-11-21T15:00:00Z')
  expect(await daysOf(website)).toEqual(['2026-08-22', '2026-11-20'])
  expect(await daysOf(other)).toHaveLength(5)
})

test('a day is cut at the website’s midnight', async () => {
  const website = await service.addWebsite('example.com', { timezone: 'America/New_York', keep_months: 1 })
  await service.storeHits(website, [{ time: '2026-10-21T03:59:59Z' }, { time: '2026-10-21T04:00:00Z' }])

  await at('2026-11-21T05:00:00Z')

  expect(await daysOf(website)).toEqual(['2026-10-21'])
})

test('what arrives late is deleted the day after', async () => {
  const website = await service.addWebsite('example.com', { timezone: 'UTC', keep_months: 1 })
  await at('2026-11-21T00:00:00Z')
  await service.storeHits(website, [noon('2026-01-01')])

  await at('2026-11-21T23:00:00Z')
  expect(await daysOf(website)).toEqual(['2026-01-01'])

  await at('2026-11-22T00:00:00Z')
  expect(await daysOf(website)).toEqual([])
})

test('whoever thinks better of it on that day loses nothing', async () => {
  const website = await service.addWebsite('example.com', { timezone: 'UTC' })
  await service.storeHits(website, [noon('2026-01-01')])
  await keep(website, 1)

  const { body } = await keep(website, '')
  await at('2026-11-22T00:00:00Z')

  expect(body.data.keep_months).toBeNull()
  expect(await daysOf(website)).toEqual(['2026-01-01'])
})

test('says before what it would delete', async () => {
  const website = await service.addWebsite('example.com', { timezone: 'UTC' })
  await service.storeHits(website, [noon('2026-01-01'), { ...noon('2026-03-01'), visitor: 2 }, noon('2026-11-19')])

  const preview = (months: number | string) =>
    service.request('GET', `/api/v1/websites/${website}/retention`, { query: { months } })

  expect((await preview(6)).body.data).toEqual({
    hits: 2,
    visitors: 2,
    days: 2,
    from_date: '2026-01-01',
    to_date: '2026-03-01',
    kept_from: '2026-05-20',
  })
  expect((await preview(24)).body.data).toMatchObject({ hits: 0, from_date: null, kept_from: '2024-11-20' })
  expect((await preview(0)).status).toBe(422)
})

test('what is no number of months is refused', async () => {
  const website = await service.addWebsite('example.com')

  for (const months of [0, 601, '1.5', '-1', 'six'])
    expect(await keep(website, months)).toMatchObject({
      status: 422,
      body: { errors: { keep_months: ['The keep_months field must be a whole number from 1 to 600, or empty.'] } },
    })
})
