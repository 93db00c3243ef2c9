import type { Filter, FilterOperator } from '#contract/filter.ts'
import type { StatisticName } from '#contract/statistic.ts'
import { type Attribute, telling } from './attributes.ts'

/** Filters of the same name and operator: one condition over all their values. */
export type FilterGroup = { name: StatisticName; operator: FilterOperator; values: string[] }

/** What filters ask for, by what it is about. */
export type Conditions = {
  /** Of a hit: when it was, and in which visit. */
  time: string[]
  visit: string[]
  /** Of a hit that is a pageview, and of one that is an event. */
  pageview: string[]
  event: string[]
  /** Of a hit that tells something of its visitor, who has to have such a hit on that day or must not have one. */
  visitor: { told: string; has: boolean }[]
}

type Subject = keyof Conditions

export function grouped(filters: readonly Filter[]): FilterGroup[] {
  const groups = new Map<string, FilterGroup>()
  for (const { name, operator, value } of filters) {
    const key = `${name} ${operator}`
    const group = groups.get(key) ?? { name, operator, values: [] }
    group.values.push(value)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The parameters that the conditions of the same groups are bound to. */
export const filterParameters = (groups: readonly FilterGroup[]): Record<string, string[]> =>
  Object.fromEntries(groups.map(({ values }, index) => [`filter_${index}`, values]))

export function conditionsOf(groups: readonly FilterGroup[]): Conditions {
  const conditions: Conditions = { time: [], visit: [], pageview: [], event: [], visitor: [] }
  for (const [index, { name, operator, values }] of groups.entries()) {
    const { subject, value, told = '1', alias } = meanings[name]
    const given = `{filter_${index}:Array(String)}`
    const whole = operator === 'is' || operator === 'is_not'
    const isOne = whole
      ? any([value, ...(alias ? [alias.is] : [])].map((text) => `${text} IN ${given}`))
      : any([value, ...(alias?.contains ?? [])].map((text) => contains(text, given, values)))
    const wanted = operator === 'is' || operator === 'contains'
    if (subject === 'visitor') conditions.visitor.push({ told: `${isOne} AND ${told}`, has: wanted })
    else conditions[subject].push(wanted ? isOne : `NOT ${isOne}`)
  }
  return conditions
}

/** Part by part: what is looked for is found 100 times as fast where it is the same in every hit. */
const contains = (value: string, given: string, { length }: readonly string[]) =>
  any(Array.from({ length }, (_, part) => `positionCaseInsensitiveUTF8(${value}, ${given}[${part + 1}]) > 0`))

const any = (conditions: readonly string[]) => `(${conditions.join(' OR ')})`

/** `told`: when a hit tells the value at all; `alias`: what else it goes by. */
type Meaning = {
  subject: Subject
  value: string
  told?: string
  alias?: { is: string; contains: string[] } | undefined
}

const day: Meaning = { subject: 'time', value: 'toString(day)' }
const clock = "leftPad(toString(toHour(time, {timezone:String})), 2, '0')"
const hour: Meaning = { subject: 'time', value: clock }
const ofVisitor = (attribute: Attribute): Meaning => ({ subject: 'visitor', ...telling(attribute) })

/** What a filter by each statistic is about, and what stands for the statistic's value in a hit. */
const meanings: Record<StatisticName, Meaning> = {
  pageviews: day,
  visitors: day,
  events: day,
  pageviews_hour: hour,
  visitors_hour: hour,
  events_hour: hour,
  visitors_weekday_hour: { subject: 'time', value: `concat(toString(toDayOfWeek(day)), 'T', ${clock})` },
  page: { subject: 'pageview', value: 'page' },
  landing_page: { subject: 'visit', value: 'landing_page' },
  event: { subject: 'event', value: 'name' },
  referrer: ofVisitor('referrer'),
  campaign: ofVisitor('campaign'),
  continent: ofVisitor('continent'),
  country: ofVisitor('country'),
  city: ofVisitor('city'),
  language: ofVisitor('language'),
  browser: ofVisitor('browser'),
  os: ofVisitor('os'),
  device: ofVisitor('device'),
  resolution: ofVisitor('resolution'),
}
