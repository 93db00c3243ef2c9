import { countDays } from '#dashboard/days/day.ts'
import { previous, type Range } from '#dashboard/days/range.ts'
import { rangeWords } from '#dashboard/days/words.ts'
import { text, type Values } from '#dashboard/language/text.ts'
import { comparedDays } from '#dashboard/statistics/view/comparison.ts'
import type { Traffic } from './traffic.ts'

type Compared = Pick<Traffic, 'range' | 'beforeRange' | 'unit' | 'unfinished'>

/** What a range is compared with: `the 30 days before`. */
export const against = (traffic: Compared): string => text('traffic.against', valuesOf(traffic))

/** When that was, for a sentence: `in the 30 days before`. */
export const againstWhen = (traffic: Compared): string => text('traffic.againstWhen', valuesOf(traffic))

function valuesOf({ range, beforeRange, unit, unfinished }: Compared): Values {
  const days = countDays(range.from, range.to)
  const before = beforeRange ?? previous(range)
  const kind = kindOf(range, before)
  return {
    kind: kind === 'day' && unit === 'hour' && unfinished !== null ? 'hours' : kind,
    days,
    range: rangeWords(before),
  }
}

function kindOf(range: Range, before: Range): 'day' | 'days' | 'year' | 'other' {
  if (same(before, previous(range))) return range.from === range.to ? 'day' : 'days'
  return same(before, comparedDays('year', range)) ? 'year' : 'other'
}

const same = (one: Range, other: Range | null) => one.from === other?.from && one.to === other.to
