import type { Conditions } from './filterConditions.ts'
import { type Days, hitsInRange, hitsInVisits, landingsInRange } from './hitsInRange.ts'

/** What statistics are made of: statements that select hits, and conditions on these that say which are counted. */
export type Source = {
  days: Days
  hits: string
  /** The hits with which visits began. */
  landings: string
  pageview: string
  event: string
  /** Hits that show a visitor in an hour or on a day. */
  presence: string
}

const pageview = "name = 'pageview'"
const event = "name != 'pageview'"

export const everyHit = (days: Days): Source => ({
  days,
  hits: hitsInRange(days),
  landings: landingsInRange(days),
  pageview,
  event,
  presence: '1',
})

/** The hits of visitors who match, and of these what the filters name (docs/counting.md, "Filters"). */
export function filteredHits(days: Days, { time, visit, visitor, ...about }: Conditions): Source {
  const counted = { pageview: all([pageview, ...about.pageview]), event: all([event, ...about.event]) }
  const happened = [
    ...(about.pageview.length > 0 ? [counted.pageview] : []),
    ...(about.event.length > 0 ? [counted.event] : []),
  ]

  const kept = (hits: string, whoOrVisit: string) => {
    const inPlace = [...time, ...visit]
    const matching = visitor.length > 0 ? [having(hits, 'day, visitor', [], visitor)] : []
    const doing =
      happened.length > 0
        ? [
            having(
              hits,
              whoOrVisit,
              inPlace,
              happened.map((condition) => `countIf(${condition}) > 0`),
            ),
          ]
        : []
    return `SELECT * FROM (${hits}) WHERE ${all([...inPlace, ...matching, ...doing])}`
  }

  const visits = hitsInVisits(days)
  return {
    days,
    hits: kept(visit.length > 0 ? visits : hitsInRange(days), 'day, visitor'),
    landings: `${kept(visits, 'day, visitor, began')} AND begins`,
    ...counted,
    presence: happened.length > 0 ? happened.map((condition) => `(${condition})`).join(' OR ') : '1',
  }
}

/** Whether `key` of a hit is one of those whose hits, all together, meet the conditions. */
const having = (hits: string, key: string, where: string[], conditions: string[]) => `(${key}) IN (
    SELECT ${key} FROM (${hits}) WHERE ${all(where)} GROUP BY ${key} HAVING ${all(conditions)}
  )`

const all = (conditions: readonly string[]) => (conditions.length > 0 ? conditions.join(' AND ') : '1')
