import { fromAbsolute } from '@internationalized/date'

/** An hour's start in milliseconds; null where the clock skipped it. */
type Hour = number | null

/**
 * The hours a website is judged by. `[0]` are the hour that is under way and the 24 before it, the latest first; `[1]` to `[8]` are the same
 * hours of as many weeks before, as the clock of the website's zone shows them: an hour that it skipped is missing, and of one that
 * came twice the first counts.
 */
export type AlertHours = readonly (readonly Hour[])[]

export const hour = 3_600_000
/** How many weeks say what is usual. */
const weeks = 8
/** How many hours that are over are looked at. */
const hoursBack = 24

export function alertHours(timeZone: string, now: number): AlertHours {
  const { minute, second, millisecond } = fromAbsolute(now, timeZone)
  const current = now - minute * 60_000 - second * 1000 - millisecond
  const hours = Array.from({ length: hoursBack + 1 }, (_, back) => current - back * hour)
  const before = Array.from({ length: weeks }, (_, index) =>
    hours.map((start) => weeksBefore(fromAbsolute(start, timeZone), index + 1)),
  )
  return [hours, ...before]
}

function weeksBefore(start: ReturnType<typeof fromAbsolute>, count: number): Hour {
  const same = start.subtract({ weeks: count })
  return same.hour === start.hour && same.minute === start.minute ? same.toDate().getTime() : null
}
