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
  const matching = visitor.map(({ told, has }) => {
    const tellers = `SELECT day, visitor FROM (${hitsInRange(days)}) WHERE ${told}`
    return `(day, visitor) ${has ? 'IN' : 'NOT IN'} (${tellers})`
  })

  /** Hits in their place, of visitors who match. `whose`: what it must have happened to, a visitor or a visit. */
  const kept = (hits: string, whose: 'day, visitor' | 'day, visitor, began') => {
    const doing = happened.map((condition) => {
      const doers = `SELECT ${whose} FROM (${hits}) WHERE ${all([...inPlace, condition])}`
      return `(${whose}) IN (${doers})`
    })
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

const all = (conditions: readonly string[]) => (conditions.length > 0 ? conditions.join(' AND ') : '1')
