import { daysBefore, timestamp } from '#service/clock.ts'
import { referenceStatistics, type StatisticName } from '#contract/statistic.ts'

export type Range = { from: string; to: string }

export const lengths = { '30 days': 30, '90 days': 90, '12 months': 365 }

export type Length = keyof typeof lengths

/** So many days, of which the last is today, or so many days before: a range that nobody asked for yet. */
export function range(length: Length, ago = 0): Range {
  const to = daysBefore(timestamp(Date.now()).slice(0, 10), ago)
  return { from: daysBefore(to, lengths[length] - 1), to }
}

// The keys of a record are known to be its names.
const statisticNames = Object.keys(referenceStatistics) as StatisticName[]

// As above.
const lengthNames = Object.keys(lengths) as Length[]

/** Each of the reference's statistics, over each range. */
export const everyStatistic = statisticNames.flatMap((name) => lengthNames.map((length) => ({ name, length })))

/** How often each is measured, each time with other days. */
export const rounds = 5
