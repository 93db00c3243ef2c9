import { countDays, type Day } from '#dashboard/days/day.ts'
import { shortDay, shortMonth } from '#dashboard/days/words.ts'

/** What an axis names, and how it writes it. */
type Ticks = { ticks: string[]; tickName: (at: string) => string }

const most = 6

/** Up to so many days they are named themselves, beyond it the months and years they are in. */
const mostNamedDays = 120

/** How many months may lie between two that are named: always such that Januaries, which tell the year, are among them. */
const strides = [1, 2, 3, 6, 12, 24, 36, 60, 120]

/** At most six of the days, or of the first days of weeks or months, to name on an axis. */
export function dateTicks(days: readonly Day[]): Ticks {
  const [first = '', last = first] = [days[0], days.at(-1)]
  if (countDays(first, last) <= mostNamedDays) return { ticks: spaced(days), tickName: shortDay }
  const firstOfMonths = days.filter((day, index) => beginsMonth(day, days[index - 1]))
  const choices = strides.map((stride) => firstOfMonths.filter((day) => monthNumber(day) % stride === 0))
  return { ticks: choices.find((ticks) => ticks.length <= most) ?? [], tickName: shortMonth }
}

/** At most six of the values, evenly spaced. */
export function spaced(values: readonly string[]): string[] {
  const stride = Math.ceil(values.length / most)
  return values.filter((_, index) => index % stride === 0)
}

const beginsMonth = (day: Day, before: Day | undefined): boolean =>
  before === undefined ? day.endsWith('-01') : day.slice(0, 7) !== before.slice(0, 7)

const monthNumber = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
