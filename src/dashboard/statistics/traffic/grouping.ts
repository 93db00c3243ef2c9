import { addDays, countDays, type Day, weekday } from '#dashboard/days/day.ts'
import { monthOf, type Range } from '#dashboard/days/range.ts'
import { groupBy } from '#dashboard/groupBy.ts'
import { choiceParameter, type UrlParameter } from '#dashboard/ui/urlParameter.ts'
import { addUp, type Counts, type Moment, type Traffic } from './traffic.ts'

const groupings = ['day', 'week', 'month'] as const
export type Grouping = (typeof groupings)[number]

/** How a range's days are drawn unless the address says otherwise: so that there are some 20 to 100 steps. */
export function defaultGrouping({ from, to }: Range): Grouping {
  const days = countDays(from, to)
  if (days > 400) return 'month'
  return days > 100 ? 'week' : 'day'
}

/** How an address asks for a range's days, `?by=week`; by day where the range is too short for it. */
export function groupingParameter(range: Range): UrlParameter<Grouping> {
  const { read, write } = choiceParameter<Grouping>(groupings, defaultGrouping(range))
  const choices = groupingsFor(range)
  return { read: (text) => choices.find((choice) => choice === read(text)) ?? 'day', write }
}

/** What there is to choose for a range: no step longer than half of it. */
export const groupingsFor = ({ from, to }: Range): Grouping[] =>
  groupings.filter((unit) => longest[unit] * 2 <= countDays(from, to))

const longest: Readonly<Record<Grouping, number>> = { day: 1, week: 7, month: 31 }

/** The calendar week, from Monday, or month that a day belongs to. */
const wholes: Readonly<Record<Grouping, (day: Day) => Range>> = {
  day: (day) => ({ from: day, to: day }),
  week: (day) => {
    const from = addDays(day, -weekday(day))
    return { from, to: addDays(from, 6) }
  },
  month: monthOf,
}

/** Days put together to weeks or months: exact, as counts of days add up. Groups at the ends may lack days of the range. */
export function grouped(traffic: Traffic, by: Grouping): Traffic {
  if (traffic.unit === 'hour' || by === 'day') return traffic
  const whole = wholes[by]
  const groups = Array.from(
    groupBy(traffic.moments, ({ at }) => whole(at).from),
    ([at, members]) => ({ at, members }),
  )
  const { unfinished, range } = traffic
  return {
    ...traffic,
    unit: by,
    moments: groups.map(({ at, members }) => together(at, members)),
    unfinished: unfinished && whole(unfinished).from,
    partial: groups.flatMap(({ at }) => {
      const { from, to } = whole(at)
      return from < range.from || to > range.to ? [at] : []
    }),
  }
}

function together(at: Day, members: readonly Moment[]): Moment {
  const missing = members.reduce((all, member) => all + (member.missing ?? 0), 0)
  return {
    at,
    now: sum(members.map(({ now }) => now)),
    beforeAt: members[0]?.beforeAt ?? null,
    before: sum(members.map(({ before }) => before)),
    ...(missing > 0 && { missing }),
  }
}

/** What has come of the members; null where nothing has. */
function sum(counts: readonly (Counts | null)[]): Counts | null {
  const come = counts.filter((count) => count !== null)
  return come.length > 0 ? addUp(come) : null
}
