import { addDays } from '#dashboard/days/day.ts'
import { fullDay, hourWords, longDay, longMonth, rangeWords } from '#dashboard/days/words.ts'
import type { Unit } from './traffic.ts'

const weekOf = (at: string) => rangeWords({ from: at, to: addDays(at, 6) })

/** What a step of the main chart is called where it is looked at: `Tuesday 3 November`. */
export const stepTitle: Readonly<Record<Unit, (at: string) => string>> = {
  hour: hourWords,
  day: longDay,
  week: weekOf,
  month: longMonth,
}

/** What it is called in a table, where the year matters too. */
export const stepName: Readonly<Record<Unit, (at: string) => string>> = {
  hour: hourWords,
  day: fullDay,
  week: weekOf,
  month: longMonth,
}
