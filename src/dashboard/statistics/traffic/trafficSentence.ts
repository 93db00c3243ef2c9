import { hourSpan, withinWords } from '#dashboard/days/words.ts'
import { text } from '#dashboard/language/text.ts'
import { amount } from '#dashboard/statistics/picture/amount.ts'
import { percent } from '#dashboard/ui/numbers.ts'
import { againstWhen } from './against.ts'
import { stepTitle } from './stepWords.ts'
import type { Counts, Moment, Traffic } from './traffic.ts'

/** `1,204 visitors, 12% more than in the 30 days before; most on Tuesday 3 November.` */
export function trafficSentence(traffic: Traffic, what: keyof Counts): string {
  const { range, unit, moments, total, compared, unfinished } = traffic
  const count = total[what] ?? 0
  if (count === 0) return text('traffic.sentence.none', { what, when: withinWords(range) })
  return text('traffic.sentence', {
    amount: amount(count, what === 'events' ? 'completions' : what),
    soFar: unfinished ? 'yes' : 'no',
    ...change(compared?.now[what] ?? null, compared?.before[what] ?? null),
    against: againstWhen(traffic),
    peaked: moments.length > 1 ? unit : 'no',
    peak: unit === 'hour' ? hourSpan(peakOf(moments, what)) : stepTitle[unit](peakOf(moments, what)),
  })
}

function change(now: number | null, before: number | null): { change: string; percent: string } {
  if (now === null || before === null) return { change: 'no', percent: '' }
  if (before === 0) return { change: now === 0 ? 'same' : 'new', percent: '' }
  if (now === before) return { change: 'same', percent: '' }
  return { change: now > before ? 'more' : 'fewer', percent: percent(Math.abs(now - before) / before) }
}

/** The first of the steps with the highest count. */
const peakOf = (moments: readonly Moment[], what: keyof Counts): string =>
  moments.reduce((peak, moment) => ((moment.now?.[what] ?? 0) > (peak.now?.[what] ?? 0) ? moment : peak)).at
