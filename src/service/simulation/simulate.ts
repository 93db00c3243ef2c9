import { fromAbsolute, toCalendarDate } from '@internationalized/date'
import type { Hit } from '#service/storage/hits/Hit.ts'
import { simulateDay, type SimulatedWebsite } from './simulateDay.ts'

/** A year, today included. */
export const simulatedDays = 365

/**
 * A year of a website's hits up to now, day by day. They are the same whenever they are made on the same day; later on that
 * day there are more of it.
 */
export function* simulate(website: SimulatedWebsite, now: number): Generator<Hit[]> {
  const today = toCalendarDate(fromAbsolute(now, website.timezone))
  for (let daysAgo = simulatedDays - 1; daysAgo >= 0; daysAgo--) {
    const hits = simulateDay(today.subtract({ days: daysAgo }), daysAgo, website)
    yield daysAgo > 0 ? hits : hits.filter(({ time }) => time <= now)
  }
}
