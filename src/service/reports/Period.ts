import { daysBefore } from '#service/clock.ts'

/** Whole days, both included. */
export type Days = { from: string; to: string }

/** A week from Monday to Sunday, or a calendar month. */
export type Period = Days & { kind: 'weekly' | 'monthly' }

/** The last period that is over on a day. */
export function periodEndedBy(today: string, kind: Period['kind']): Period {
  const begun = kind === 'weekly' ? mondayOf(today) : firstOfMonth(today)
  const to = daysBefore(begun, 1)
  return { kind, from: kind === 'weekly' ? mondayOf(to) : firstOfMonth(to), to }
}

/** The days of the period before. */
export function before({ kind, from }: Period): Days {
  const { kind: _kind, ...days } = periodEndedBy(from, kind)
  return days
}

/** All days of a range, first to last. */
export function daysOf({ from, to }: Days): string[] {
  const days = [from]
  for (let day = from; day < to; days.push(day)) day = daysBefore(day, -1)
  return days
}

/** Sunday is the last day of a week. */
const mondayOf = (day: string) => daysBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
