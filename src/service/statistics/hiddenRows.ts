import { type StatisticName, statistics } from '#contract/statistic.ts'
import { type Days, hitsInVisits } from './hitsInRange.ts'
import { everyHit, type Source } from './source.ts'
import { statementOf, visitorsBy } from './statements.ts'

/**
 * Whether a statistic has rows that are left out: those with fewer than `minimum` visitors. A day or an hour tells nothing of who
 * came then, and all of them are rows.
 */
export const hidesRows = ({ name, minimum }: { name: StatisticName; minimum: number }): boolean =>
  minimum > 0 && !overTime.has(statistics[name].value)

const overTime = new Set<string>(['day', 'hour', 'weekday_hour'])

/** The rows of a statistic that are shown: of values that enough visitors have. Nobody filters here (`takesFilters`). */
export const shownOf = (name: StatisticName, rows: string, days: Days) => `
  SELECT value, count FROM (${rows})
  WHERE value IN (SELECT value FROM (${visitorsOf(name, everyHit(days))}) WHERE count >= {minimum:UInt32})`

/** How many visitors have each value, whatever the statistic counts. */
function visitorsOf(name: StatisticName, source: Source): string {
  if (name === 'page') return visitorsBy('page', source, source.pageview)
  if (name === 'event') return visitorsBy('name', source, source.event)
  if (name === 'landing_page') return visitorsBy('page', { hits: hitsInVisits(source.days) }, 'begins')
  return statementOf(name, source)
}
