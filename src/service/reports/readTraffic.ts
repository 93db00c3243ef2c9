import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { type Amount, sum, type Traffic } from './Figures.ts'
import { before, daysOf, type Period } from './Period.ts'
import type { Statistics } from './Statistics.ts'

type Day = Awaited<ReturnType<Statistics['countDays']>>[number]
type Count = 'visitors' | 'pageviews' | 'events'

/** How much every one of the websites was visited, however many they are. */
export async function readTraffic(
  statistics: Pick<Statistics, 'countDays'>,
  websites: readonly WebsiteRow[],
  period: Period,
): Promise<Traffic[]> {
  const earlier = before(period)
  const counted = await statistics.countDays(websites, { from: earlier.from, to: period.to })
  const ofWebsite = new Map<number, Map<string, Day>>(websites.map(({ id }) => [id, new Map()]))
  for (const day of counted) ofWebsite.get(day.id)?.set(day.day, day)
  const daysBefore = daysOf(earlier)

  return websites.map((website) => {
    const found = ofWebsite.get(website.id)
    const count = (name: Count, day: string) => found?.get(day)?.[name] ?? 0
    const total = (name: Count): Amount =>
      sum([
        ...daysOf(period).map((day) => ({ now: count(name, day), before: 0 })),
        ...daysBefore.map((day) => ({ now: 0, before: count(name, day) })),
      ])
    const days = daysOf(period).map((day, index) => {
      const other = daysBefore[index]
      return { day, now: count('visitors', day), before: other === undefined ? undefined : count('visitors', other) }
    })
    return { website, visitors: total('visitors'), pageviews: total('pageviews'), events: total('events'), days }
  })
}
