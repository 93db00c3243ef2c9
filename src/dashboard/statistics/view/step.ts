import { addDays, countDays, type Day } from '#dashboard/days/day.ts'
import { monthOf, type Range, yearOf } from '#dashboard/days/range.ts'

/**
 * The days right before (-1) or after (1) a range: the neighbouring month of a month, the neighbouring year of a year,
 * otherwise as many days. A month or year that goes on today counts as one. What would reach beyond today ends there; null
 * where those days have not come at all.
 */
export function step(range: Range, direction: -1 | 1, today: Day): Range | null {
  const unit = calendarUnits.find((whole) => covers(range, whole(range.from), today))
  const next = unit ? unit(besideOf(unit(range.from), direction)) : shifted(range, direction)
  if (next.from > today) return null
  if (next.to <= today) return next
  return { from: unit ? next.from : addDays(today, 1 - countDays(range.from, range.to)), to: today }
}

const calendarUnits = [monthOf, yearOf]

/** Whether a range is all of a month or year, or all that has come of it; a single day is just a day. */
const covers = ({ from, to }: Range, whole: Range, today: Day): boolean =>
  whole.from === from && (whole.to === to || (to === today && whole.to > today && from !== to))

const besideOf = ({ from, to }: Range, direction: -1 | 1): Day => addDays(direction < 0 ? from : to, direction)

function shifted({ from, to }: Range, direction: -1 | 1): Range {
  const days = countDays(from, to) * direction
  return { from: addDays(from, days), to: addDays(to, days) }
}
