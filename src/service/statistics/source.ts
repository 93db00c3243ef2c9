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
export function filteredHits(days: Days, { time, visit, visitor, ...happening }: Conditions): Source {
  const counted = { pageview: all([pageview, ...happening.pageview]), event: all([event, ...happening.event]) }
  const happened = [
    ...(happening.pageview.length > 0 ? [counted.pageview] : []),
    ...(happening.event.length > 0 ? [counted.event] : []),
  ]
  const inPlace = [...time, ...visit]

  /** `whose` hits are kept: a visitor's or a visit's, if all of it happened there. */
  const kept = (hits: string, whose: string) => `
    SELECT * FROM (${hits})
    WHERE ${all([
      ...inPlace,
      ...visitor.map(
        ({ has, told }) =>
          `(day, visitor) ${has ? 'IN' : 'NOT IN'} (${those('day, visitor', hitsInRange(days), [told])})`,
      ),
      ...happened.map((condition) => `(${whose}) IN (${those(whose, hits, [...inPlace, condition])})`),
    ])}`

  const visits = hitsInVisits(days)
  return {
    days,
    hits: kept(visit.length > 0 ? visits : hitsInRange(days), 'day, visitor'),
    landings: `${kept(visits, 'day, visitor, began')} AND begins`,
    ...counted,
    presence: happened.length > 0 ? happened.map((condition) => `(${condition})`).join(' OR ') : '1',
  }
}

const those = (key: string, hits: string, conditions: readonly string[]) =>
  `SELECT ${key} FROM (${hits}) WHERE ${all(conditions)}`

const all = (conditions: readonly string[]) => (conditions.length > 0 ? conditions.join(' AND ') : '1')
