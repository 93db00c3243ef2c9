import { referenceStatistics } from '#contract/statistic.ts'
import { runService, type RunningService } from '#test/support/process.ts'
import { median, milliseconds } from './table.ts'
import { storeHits } from './storeHits.ts'

const hits = 1_000_000
const rounds = 7

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const range = { from: day(90), to: day(0) }
const before = { from: day(181), to: day(91) }

/** What the statistics page asks for before anything is clicked. */
const page = [
  ...(['visitors', 'pageviews'] as const).flatMap((name) =>
    [range, before].map((days) => ({ name, ...days, sort_by: 'value', sort: 'asc', per_page: '100' })),
  ),
  ...(['page', 'referrer', 'country', 'browser', 'event', 'visitors_hour'] as const).map((name) => ({
    name,
    ...range,
  })),
]

const everyStatistic = Object.keys(referenceStatistics).map((name) => ({ name, ...range }))

/** How long the statistics page waits for all its answers, with a million hits in the range. */
export async function measureStatistics(folder: string): Promise<string[][]> {
  const first = await runService(folder)
  await first.request('/api/v1/websites', { method: 'POST', body: new URLSearchParams({ domain: 'bench.example' }) })
  await first.end()
  await storeHits(folder, 1, hits)
  const service = await runService(folder)
  try {
    const ping = await time(service, [], '/healthz')
    return [
      [
        'statistics page, all its requests, 1 M hits in 90 days',
        milliseconds(await time(service, page)),
        `one bare request: ${milliseconds(ping)}`,
        '500 ms',
      ],
      ['all 17 statistics at once, the same range', milliseconds(await time(service, everyStatistic)), '', '-'],
    ]
  } finally {
    await service.end()
  }
}

async function time(
  service: RunningService,
  queries: Record<string, string>[],
  path = '/api/v1/stats/1',
): Promise<number> {
  const paths = queries.length > 0 ? queries.map((query) => `${path}?${new URLSearchParams(query)}`) : [path]
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await Promise.all(
      paths.map(async (asked) => {
        const answer = await service.request(asked)
        if (!answer.ok) throw new Error(await answer.text())
        await answer.arrayBuffer()
      }),
    )
    times.push(performance.now() - start)
  }
  return median(times)
}
