import type { Received } from '#contract/received.ts'
import type { Moment, Traffic, Unit } from './traffic.ts'

/** From where to where steps are marked, as parts of the chart's width. */
export type Band = { from: number; to: number }

const minutesOf: Readonly<Record<Unit, number>> = { hour: 60, day: 1440, week: 7 * 1440, month: 30 * 1440 }

/** A step of which less is missing looks whole: a restart takes a minute. */
const leastPart = 1 / 20

/** Whether so much of a step is missing that its numbers say less than they seem to. */
export const isGap = ({ missing = 0 }: Moment, { unit }: Pick<Traffic, 'unit'>): boolean =>
  missing >= minutesOf[unit] * leastPart

/** Says of each day, or hour, how long nothing was collected. */
export function withGaps(traffic: Traffic, received: Received | undefined): Traffic {
  const missing = new Map(received?.steps.flatMap((step) => (step.missing > 0 ? [[step.at, step.missing]] : [])))
  if (missing.size === 0) return traffic
  const nameOf = (at: string) => (traffic.unit === 'hour' ? `${traffic.range.from}T${at}` : at)
  return {
    ...traffic,
    moments: traffic.moments.map((moment) => {
      const minutes = missing.get(nameOf(moment.at))
      return minutes === undefined ? moment : { ...moment, missing: minutes }
    }),
  }
}

/** The gaps, each with half of the way to the steps beside it; those that touch are one. */
export function gapBands(traffic: Traffic): Band[] {
  const last = traffic.moments.length - 1
  const bands: Band[] = []
  for (const [step, moment] of traffic.moments.entries()) {
    if (!isGap(moment, traffic)) continue
    const from = last > 0 ? Math.max(0, (step - 0.5) / last) : 0
    const to = last > 0 ? Math.min(1, (step + 0.5) / last) : 1
    const before = bands.at(-1)
    if (before && before.to >= from) before.to = to
    else bands.push({ from, to })
  }
  return bands
}
