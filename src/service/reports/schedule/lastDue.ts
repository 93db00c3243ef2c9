import { parseDateTime, toZoned } from '@internationalized/date'
import { dayIn, daysBefore } from '#service/clock.ts'
import { type Period, periodEndedBy } from '#service/reports/Period.ts'

/** The first time zone in which a day begins. */
const first = 'Pacific/Kiritimati'

/**
 * The last report that has become due: on the day after its period, at 08:00 of the time zone that comes last, so that each
 * website's days are over and nobody's report is early. `time` is in milliseconds.
 */
export function lastDue(kind: Period['kind'], zones: readonly string[], now: number) {
  let period = periodEndedBy(dayIn(first, now), kind)
  while (dueTime(period, zones) > now) period = periodEndedBy(period.from, kind)
  return { period, day: dueDay(period), time: dueTime(period, zones) }
}

const dueDay = ({ to }: Period) => daysBefore(to, -1)

function dueTime(period: Period, zones: readonly string[]): number {
  const eight = parseDateTime(`${dueDay(period)}T08:00`)
  return Math.max(...zones.map((zone) => toZoned(eight, zone).toDate().getTime()))
}

export const zonesOf = (websites: readonly { timezone: string }[]): string[] => [
  ...new Set(websites.map(({ timezone }) => timezone)),
]
