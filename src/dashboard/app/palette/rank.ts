import { go } from 'fuzzysort'
import type { Entry, EntryGroup } from './entry.ts'

export type Ranked = {
  entry: Entry
  /** The title in pieces; every other one is what was typed. */ pieces: readonly string[]
}
export type RankedGroup = { title: string; ranked: readonly Ranked[] }

/** The most entries that are drawn: nobody reads on. */
const most = 40
/** What was used lately comes before what fits as well. */
const lately = 1.15

/**
 * What to show for what is typed: the best first, in groups that begin with their best. Before anything is typed, what was
 * used last, the latest first, under `recentTitle`, and the beginning of every group.
 */
export function rank(
  groups: readonly EntryGroup[],
  typed: string,
  recent: readonly string[],
  recentTitle: string,
): RankedGroup[] {
  return typed.trim() === '' ? beginning(groups, recent, recentTitle) : found(groups, typed.trim(), recent)
}

const shownRecent = 5

function beginning(groups: readonly EntryGroup[], recent: readonly string[], recentTitle: string): RankedGroup[] {
  const all = new Map(groups.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])))
  const last = recent.flatMap((id) => all.get(id) ?? []).slice(0, shownRecent)
  return [
    { title: recentTitle, ranked: last.map(plain) },
    ...groups.map(({ title, entries, atFirst }) => ({
      title,
      ranked: entries
        .filter((entry) => !last.includes(entry))
        .slice(0, atFirst)
        .map(plain),
    })),
  ].filter(({ ranked }) => ranked.length > 0)
}

function found(groups: readonly EntryGroup[], typed: string, recent: readonly string[]): RankedGroup[] {
  const candidates = groups.flatMap(({ title, entries }) => entries.map((entry) => ({ entry, group: title })))
  const results = go(typed, candidates, {
    keys: [({ entry }) => entry.title, ({ entry, group }) => `${entry.title} ${entry.more ?? ''} ${group}`],
    scoreFn: (result) => result.score * (recent.includes(result.obj.entry.id) ? lately : 1),
    limit: most,
    threshold: 0.5,
  })
  const byGroup = new Map<string, Ranked[]>()
  for (const { 0: title, obj } of results) {
    const pieces = title?.highlight((match) => match) ?? [obj.entry.title]
    byGroup.set(obj.group, [...(byGroup.get(obj.group) ?? []), { entry: obj.entry, pieces }])
  }
  return Array.from(byGroup, ([title, ranked]) => ({ title, ranked }))
}

const plain = (entry: Entry): Ranked => ({ entry, pieces: [entry.title] })
