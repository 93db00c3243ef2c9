import type { StatisticQuery } from '#contract/statisticQuery.ts'
import type { Clock } from '#service/clock.ts'
import { lastClosedDay } from '#service/storage/openChanges.ts'

/** Whether all days that are asked for are closed: what is counted of them changes with the generation of the website's history alone. */
export function isOver({ to, compare_to = to }: StatisticQuery, timezone: string, clock: Clock): boolean {
  const last = lastClosedDay(timezone, clock())
  return to <= last && compare_to <= last
}
