import type { Received } from '#contract/received.ts'
import { type Band, bandsOf } from './bands.ts'
import type { Moment, Traffic, Unit } from './traffic.ts'

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

export const gapBands = (traffic: Traffic): Band[] => bandsOf(traffic.moments.map((moment) => isGap(moment, traffic)))
