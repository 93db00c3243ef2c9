import { hourWords, longDay } from '#dashboard/days/words.ts'
import type { Line } from './lines.ts'
import { type Measure, type MeasureName, measures } from './measures.ts'
import type { Counts, Traffic } from './traffic.ts'

/** One number of a step of the main chart, in the words and the colour it is shown in. */
type Reading = { line: Line; name: string; number: number | null; text: string }

/** Everything the main chart shows at one step. */
export type StepReadings = { title: string; readings: Reading[] }

export function readingsAt({ moments, unit, unfinished }: Traffic, name: MeasureName, step: number): StepReadings {
  const moment = moments[step]
  if (!moment) return { title: '', readings: [] }
  const { at, now, before, beforeAt } = moment
  const measure = measures[name]
  const beside = measure.beside && measures[measure.beside]
  return {
    title: `${unit === 'hour' ? hourWords(at) : longDay(at)}${at === unfinished ? ', so far' : ''}`,
    readings: [
      reading('value', measure.title, measure, now),
      ...(beside ? [reading('beside', beside.title, beside, now)] : []),
      reading('before', unit === 'hour' ? 'The day before' : longDay(beforeAt), measure, before),
    ],
  }
}

/** A step read aloud: `Tuesday 3 November: Visitors 120, Pageviews 300, Sunday 4 October 98`. */
export const toldAloud = ({ title, readings }: StepReadings): string =>
  `${title}: ${readings.map(({ name, text }) => `${name} ${text}`).join(', ')}`

function reading(line: Line, name: string, measure: Measure, counts: Counts | null): Reading {
  const number = counts && measure.of(counts)
  return { line, name, number, text: number === null ? 'no number' : measure.exact(number) }
}
