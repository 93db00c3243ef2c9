import { countDays } from '#dashboard/days/day.ts'
import { hourSpan, longDay, withinWords } from '#dashboard/days/words.ts'
import { amount } from '#dashboard/statistics/picture/amount.ts'
import { percent } from '#dashboard/ui/numbers.ts'
import type { Counts, Moment, Traffic } from './traffic.ts'

/** `1,204 visitors, 12 % more than in the 30 days before; most on Tuesday 3 November.` */
export function trafficSentence(traffic: Traffic, what: keyof Counts): string {
  const { range, unit, moments, total, compared, unfinished } = traffic
  const preposition = unit === 'hour' && !unfinished ? 'on' : 'in'
  const count = total[what]
  if (count === 0) return `No ${what} ${withinWords(range)}.`
  const peak = peakOf(moments, what)
  return [
    `${amount(count, what)}${unfinished ? ' so far' : ''}`,
    `, ${comparison(compared.now[what], compared.before[what])} ${preposition} ${timeBefore(traffic)}`,
    moments.length > 1 && `; most ${unit === 'hour' ? hourSpan(peak) : `on ${longDay(peak)}`}`,
    '.',
  ]
    .filter(Boolean)
    .join('')
}

function comparison(now: number, before: number): string {
  if (before === 0) return 'after none'
  if (now === before) return 'as many as'
  return `${percent(Math.abs(now - before) / before)} ${now > before ? 'more' : 'fewer'} than`
}

/** What a range is compared with: `the 30 days before`. */
export function timeBefore({ range, unit, unfinished }: Traffic): string {
  if (unit === 'hour') return unfinished ? 'the same hours of the day before' : 'the day before'
  return `the ${countDays(range.from, range.to)} days before`
}

/** The first of the steps with the highest count. */
const peakOf = (moments: readonly Moment[], what: keyof Counts): string =>
  moments.reduce((peak, moment) => ((moment.now?.[what] ?? 0) > (peak.now?.[what] ?? 0) ? moment : peak)).at
