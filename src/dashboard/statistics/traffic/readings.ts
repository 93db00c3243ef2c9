import { missingWords } from '#dashboard/received/words.ts'
import { listed } from '#dashboard/language/listed.ts'
import { text } from '#dashboard/language/text.ts'
import { isGap } from './gaps.ts'
import { imported } from './imported.ts'
import type { Line } from './lines.ts'
import { type Measure, type MeasureName, measures } from './measures.ts'
import { stepTitle } from './stepWords.ts'
import type { Counts, Moment, Traffic } from './traffic.ts'

/** One number of a step of the main chart, in the words and the colour it is shown in. */
type Reading = { line: Line; name: string; number: number | null; text: string }

/** Everything the main chart shows at one step; `gap` says for how long nothing was collected, where that is told. */
export type StepReadings = { title: string; readings: Reading[]; gap?: string }

export function readingsAt(traffic: Traffic, name: MeasureName, step: number): StepReadings {
  const moment = traffic.moments[step]
  if (!moment) return { title: '', readings: [] }
  const measure = measures[name]
  const beside = measure.beside && measures[measure.beside]
  return {
    title: titleOf(moment.at, step, traffic),
    readings: [
      reading('value', text(measure.title), measure, moment.now),
      ...(beside ? [reading('beside', text(beside.title), beside, moment.now)] : []),
      ...earlier(moment, traffic, measure),
    ],
    ...(isGap(moment, traffic) && { gap: missingWords(moment.missing ?? 0) }),
  }
}

/** A step read aloud: `Tuesday 3 November: Visitors 120, Pageviews 300, Sunday 4 October 98`. */
export const toldAloud = ({ title, readings, gap }: StepReadings): string =>
  text('traffic.step', {
    title,
    readings: listed([...readings.map(({ name, text: told }) => `${name} ${told}`), ...(gap ? [gap] : [])]),
  })

function titleOf(at: string, index: number, traffic: Traffic): string {
  const { unit, unfinished, partial } = traffic
  const state = at === unfinished ? 'soFar' : partial.includes(at) ? 'partial' : 'whole'
  const title = text('traffic.step.title', { step: stepTitle[unit](at), state })
  return imported(traffic)[index] ? text('traffic.imported', { step: title }) : title
}

/** Days, and hours of a day, are compared by name; what weeks and months are compared with stands in the legend. */
function earlier({ before, beforeAt }: Moment, { unit, beforeRange }: Traffic, measure: Measure): Reading[] {
  if (before === null || beforeAt === null) return []
  const day = unit === 'hour' ? beforeRange?.from : unit === 'day' ? beforeAt : undefined
  return [reading('before', day === undefined ? text('traffic.before') : stepTitle.day(day), measure, before)]
}

function reading(line: Line, name: string, measure: Measure, counts: Counts | null): Reading {
  const number = counts && measure.of(counts)
  return { line, name, number, text: number === null ? text('traffic.noNumber') : measure.exact(number) }
}
