import { groupBy } from '#dashboard/groupBy.ts'
import type { Entry, EntryGroup } from './entry.ts'

/** Groups of one title as one, where they first stand; what two call the same is one entry, with the key that either has. */
export function together(groups: readonly EntryGroup[]): EntryGroup[] {
  return Array.from(
    groupBy(groups, ({ title }) => title),
    ([title, same]) => ({
      title,
      atFirst: Math.max(...same.map(({ atFirst }) => atFirst)),
      entries: Array.from(
        groupBy(
          same.flatMap(({ entries }) => entries),
          (entry) => entry.title,
        ).values(),
        (entries) => entries.reduce((entry, other): Entry => ({ ...other, ...entry })),
      ),
    }),
  )
}
