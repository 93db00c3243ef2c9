import type { RunningService } from '#test/support/process.ts'
import { type Length, lengths, range } from './ranges.ts'
import { daysBefore } from '#service/clock.ts'

type Fields = Record<string, string>

/** What the statistics page asks for before anything is clicked: the series of its chart, and the rows of its pictures. */
function pageQueries(length: Length, ago: number): Fields[] {
  const now = range(length, ago)
  const days = {
    ...now,
    compare_from: daysBefore(now.from, lengths[length]),
    compare_to: daysBefore(now.from, 1),
  }
  const series = {
    ...days,
    sort_by: 'value',
    sort: 'asc',
    per_page: '100',
    ...(length === '12 months' && { all_days: '1' }),
  }
  return [
    ...['visitors', 'pageviews', 'events'].map((name) => ({ ...series, name })),
    ...['page', 'referrer', 'browser', 'event'].map((name) => ({ ...days, name, per_page: '10' })),
    { ...days, name: 'country', per_page: '100' },
    { ...days, name: 'visitors_hour', per_page: '25' },
  ]
}

/** How long it takes until all is answered, in milliseconds. */
export async function readPage(service: RunningService, length: Length, ago = 0): Promise<number> {
  const began = performance.now()
  await Promise.all(pageQueries(length, ago).map((query) => read(service, query)))
  return performance.now() - began
}

/** How long one statistic takes, in milliseconds. */
export async function readOne(service: RunningService, query: Fields): Promise<number> {
  const began = performance.now()
  await read(service, query)
  return performance.now() - began
}

async function read(service: RunningService, query: Fields): Promise<void> {
  const answer = await service.request(`/api/v1/stats/1?${new URLSearchParams(query)}`)
  if (!answer.ok) throw new Error(await answer.text())
  await answer.arrayBuffer()
}
