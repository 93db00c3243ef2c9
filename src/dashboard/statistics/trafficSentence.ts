import { countDays } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'
import { hourSpan, longDay, withinWords } from '#dashboard/days/words.ts'
import { percent } from '#dashboard/ui/numbers.ts'
import { amount } from './amount.ts'
import type { Counts, Moment, Traffic } from './traffic.ts'

/** `1,204 visitors, 12 % more than in the 30 days before; most on Tuesday 3 November.` */
export function trafficSentence(
  { range, unit, moments, now, before, unfinished }: Traffic,
  what: keyof Counts,
): string {
  const count = now[what]
  if (count === 0) return `No ${what} ${withinWords(range)}.`
  const peak = peakOf(moments, what)
  return [
    `${amount(count, what)}${unfinished ? ' so far' : ''}`,
    `, ${compared(count, before[what])} ${countDays(range.from, range.to) === 1 ? 'on' : 'in'} ${timeBefore(range)}`,
    moments.length > 1 && `; most ${unit === 'hour' ? hourSpan(peak) : `on ${longDay(peak)}`}`,
    '.',
  ]
    .filter(Boolean)
    .join('')
}

function compared(now: number, before: number): string {
  if (before === 0) return 'after none'
  if (now === before) return 'as many as'
  return `${percent(Math.abs(now - before) / before)} ${now > before ? 'more' : 'fewer'} than`
}

/** What a range is compared with: `the 30 days before`. */
export function timeBefore({ from, to }: Range): string {
  const days = countDays(from, to)
  return days === 1 ? 'the day before' : `the ${days} days before`
}

/** The first of the steps with the highest count. */
const peakOf = (moments: readonly Moment[], what: keyof Counts): string =>
  moments.reduce((peak, moment) => ((moment.now?.[what] ?? 0) > (peak.now?.[what] ?? 0) ? moment : peak)).at
