import type { Day } from '#dashboard/days/day.ts'
import { shortDay, shortMonth } from '#dashboard/days/words.ts'

type Grain = { from: number; ends: string; name: (day: Day) => string }

/** What an axis names, by how many days it has: years, months or days. */
const grains: readonly Grain[] = [
  { from: 900, ends: '-01-01', name: shortMonth },
  { from: 120, ends: '-01', name: shortMonth },
  { from: 0, ends: '', name: shortDay },
]

const most = 6

/** At most six evenly spaced days to name on an axis. */
export const dayTicks = (days: readonly Day[]): Day[] =>
  spaced(days.filter((day) => day.endsWith(grain(days.length).ends)))

/** How the axis of so many days writes one. */
export const dayTick = (days: number): ((day: Day) => string) => grain(days).name

/** At most six of the values, evenly spaced. */
export function spaced(values: readonly string[]): string[] {
  const stride = Math.ceil(values.length / most)
  return values.filter((_, index) => index % stride === 0)
}

const grain = (days: number): Grain => grains.find(({ from }) => days > from) ?? { from: 0, ends: '', name: shortDay }
