import type { AnyStatisticList } from '#contract/statistic.ts'
import type { Traffic } from './traffic.ts'

/** Fills in how many events there were from the list of events, where they were not counted by day. */
export function withEventTotals(traffic: Traffic, events: AnyStatisticList | undefined): Traffic {
  const { total, compared, unit, unfinished } = traffic
  const now = events?.meta?.sum
  if (total.events !== null || now === undefined) return traffic
  const before = events?.meta?.before_sum ?? null
  // Of a day that is not over all that the day before had would be too much to compare with.
  const comparable = compared !== null && !(unit === 'hour' && unfinished !== null)
  return {
    ...traffic,
    total: { ...total, events: now },
    compared: compared && {
      now: { ...compared.now, events: comparable ? now : null },
      before: { ...compared.before, events: comparable ? before : null },
    },
  }
}
