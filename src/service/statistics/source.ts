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
  const having = visitor.filter(({ has }) => has).map(({ told }) => told)
  const lacking = visitor.filter(({ has }) => !has).map(({ told }) => told)
  const matching = [
    ...(having.length > 0 ? [`(day, visitor) IN (${whoDoes(having, hitsInRange(days), 'day, visitor')})`] : []),
    ...(lacking.length > 0
      ? [`(day, visitor) NOT IN (SELECT day, visitor FROM (${hitsInRange(days)}) WHERE ${any(lacking)})`]
      : []),
  ]

  /** Hits in their place, of visitors who match. `whose`: what it must have happened to, a visitor or a visit. */
  const kept = (hits: string, whose: 'day, visitor' | 'day, visitor, began') => {
    const placed = `SELECT * FROM (${hits}) WHERE ${all(inPlace)}`
    const doing = happened.length > 0 ? [`(${whose}) IN (${whoDoes(happened, placed, whose)})`] : []
    return `SELECT * FROM (${hits}) WHERE ${all([...inPlace, ...matching, ...doing])}`
  }

  const visits = hitsInVisits(days)
  return {
    days,
    hits: kept(visit.length > 0 ? visits : hitsInRange(days), 'day, visitor'),
    landings: `${kept(visits, 'day, visitor, began')} AND begins`,
    ...counted,
    presence: happened.length > 0 ? any(happened) : '1',
  }
}

/** Whoever has, for each condition, a hit that meets it: the hits are read once, however many conditions there are. */
const whoDoes = (conditions: readonly string[], hits: string, whose: string) => `
  SELECT ${whose}
  FROM (${hits}) WHERE ${any(conditions)}
  GROUP BY ${whose} HAVING ${all(conditions.map((condition) => `max(${condition})`))}`

const any = (conditions: readonly string[]) => conditions.map((condition) => `(${condition})`).join(' OR ')

const all = (conditions: readonly string[]) => (conditions.length > 0 ? conditions.join(' AND ') : '1')
