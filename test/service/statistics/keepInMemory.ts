import type { Filter } from '#contract/filter.ts'
import type { StatisticName } from '#contract/statistic.ts'
import type { Hit } from '#service/storage/hits/Hit.ts'

export type Local = Hit & { day: string; hour: string }

type Visit = [Local, ...Local[]]

const halfAnHour = 30 * 60_000

const times = [
  'pageviews',
  'visitors',
  'events',
  'pageviews_hour',
  'visitors_hour',
  'events_hour',
  'visitors_weekday_hour',
]

/** What filters leave of the hits, visitor by visitor and day by day: "Filters" of docs/counting.md, read aloud. */
export function keep(hits: readonly Local[], filters: readonly Filter[], { domain }: { domain: string }) {
  const named = (names: readonly string[]) => filters.filter(({ name }) => names.includes(name))
  const others = named(times)
  const [ofPages, ofEvents, ofLandings] = [named(['page']), named(['event']), named(['landing_page'])]
  const ofVisitors = filters.filter((filter) => ![...others, ...ofPages, ...ofEvents, ...ofLandings].includes(filter))
  const kept: Record<'hits' | 'pageviews' | 'events' | 'present', Local[]> & { visits: Visit[] } = {
    hits: [],
    pageviews: [],
    events: [],
    present: [],
    visits: [],
  }

  for (const ofVisitor of alike(hits, ({ day, visitor }) => `${day} ${visitor}`)) {
    if (!holdForSome(ofVisitors, (name) => ofVisitor.flatMap((hit) => told(name, hit, domain)))) continue
    const visits = visitsOf(ofVisitor).filter(([landing]) => holdFor(ofLandings, () => landing.page))
    const inTime = (hit: Local) => holdFor(others, (name) => timeOf(name, hit))
    const left = visits.flat().filter(inTime)
    const pageviews = left.filter((hit) => hit.name === 'pageview' && holdFor(ofPages, () => hit.page))
    const events = left.filter((hit) => hit.name !== 'pageview' && holdFor(ofEvents, () => hit.name))
    const happened = (within: readonly Local[]) =>
      (ofPages.length === 0 || within.some((hit) => pageviews.includes(hit))) &&
      (ofEvents.length === 0 || within.some((hit) => events.includes(hit)))
    if (!happened(left)) continue
    kept.hits.push(...left)
    kept.pageviews.push(...pageviews)
    kept.events.push(...events)
    if (ofPages.length > 0) kept.present.push(...pageviews)
    if (ofEvents.length > 0) kept.present.push(...events)
    if (ofPages.length === 0 && ofEvents.length === 0) kept.present.push(...left)
    kept.visits.push(...visits.filter((visit) => inTime(visit[0]) && happened(visit)))
  }
  return kept
}

export const weekdayHour = ({ day, hour }: Local) => `${new Date(day).getUTCDay() || 7}T${hour}`

function timeOf(name: StatisticName, hit: Local): string {
  if (name === 'visitors_weekday_hour') return weekdayHour(hit)
  return name.endsWith('_hour') ? hit.hour : hit.day
}

/** What a hit tells of its visitor: nothing where a page of the website's own led to it, or no campaign. */
function told(name: StatisticName, hit: Local, domain: string): string[] {
  const value = Object.entries(hit).find(([column]) => column === name)?.[1]
  const nothing = name === 'referrer' ? domain : name === 'campaign' ? '' : undefined
  return value === nothing ? [] : [String(value)]
}

/** Whether one value passes. */
const holdFor = (filters: readonly Filter[], valueOf: (name: StatisticName) => string) =>
  holdForSome(filters, (name) => [valueOf(name)])

/** Whether several values pass: some of them are wanted, none is unwanted. Filters of one name and operator are alternatives. */
const holdForSome = (filters: readonly Filter[], valuesOf: (name: StatisticName) => string[]) =>
  alike(filters, ({ name, operator }) => `${name} ${operator}`).every((alternatives) => {
    const [{ name, operator }] = alternatives
    const found = valuesOf(name).some((value) => alternatives.some((filter) => matches(filter, value)))
    return operator.endsWith('_not') ? !found : found
  })

const matches = ({ operator, value }: Filter, found: string) =>
  operator.startsWith('is') ? found === value : found.toLowerCase().includes(value.toLowerCase())

/** What shares a key, together. */
function alike<T>(all: readonly T[], keyOf: (one: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return [...groups.values()]
}

/** A visitor's hits of a day, cut where more than half an hour lies between two. */
function visitsOf(hits: readonly Local[]): Visit[] {
  const found: Visit[] = []
  for (const hit of hits.toSorted((one, other) => one.time - other.time || (one.page < other.page ? -1 : 1))) {
    const visit = found.at(-1)
    const before = visit?.at(-1)
    if (visit && before && hit.time - before.time <= halfAnHour) visit.push(hit)
    else found.push([hit])
  }
  return found
}
