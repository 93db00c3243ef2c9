import { addDays, countDays, type Day } from '#dashboard/days/day.ts'
import { monthOf, type Range, yearOf } from '#dashboard/days/range.ts'

/**
 * The days right before (-1) or after (1) a range: the neighbouring month of a month, the neighbouring year of a year,
 * otherwise as many days. A month or year that goes on today counts as one. Null where those days have not come yet.
 */
export function step(range: Range, direction: -1 | 1, today: Day): Range | null {
  const next = neighbour(range, direction, today)
  if (next.from > today) return null
  return next.to > today ? { from: next.from, to: today } : next
}

function neighbour({ from, to }: Range, direction: -1 | 1, today: Day): Range {
  for (const unit of [monthOf, yearOf]) {
    const whole = unit(from)
    const covers = whole.from === from && (whole.to === to || (to === today && whole.to > today && from !== to))
    if (covers) return unit(direction < 0 ? addDays(from, -1) : addDays(whole.to, 1))
  }
  const days = countDays(from, to) * direction
  return { from: addDays(from, days), to: addDays(to, days) }
}
