import { type Clock, dayIn, daysBefore, timestamp } from '#service/clock.ts'
import type { Sql } from './sql/openSql.ts'
import { type Months, monthsOf, type Timed } from './monthsOf.ts'

/** When the history of a website changed: that of days which are closed (docs/decisions/0028). */
export type Changes = {
  /** Does what stores these hits. What is stored late is marked before. */
  storing<T>(hits: readonly Timed[], store: () => Promise<T>): Promise<T>
  /** Does what deletes hits of a website, of some months. */
  deleting<T>(mark: Mark, remove: () => Promise<T>): Promise<T>
  /**
   * Another number after each change of a closed day of the website; the same number says that there was none. Undefined while there
   * may be more of a change: what is read then is not to be kept.
   */
  generation(websiteId: number): Promise<number | undefined>
}

type Mark = { website_id: number } & Months

const minute = 60_000

/** What comes later than this after it happened is late, in milliseconds. */
const late = 24 * 60 * minute

/** The last day of a time zone whose hits are all late by now, with an hour for what is being stored. */
export const lastClosedDay = (timezone: string, now: number): string =>
  daysBefore(dayIn(timezone, now - late - 60 * minute), 1)

/** For so long after a mark there may be more of what it marks, in milliseconds: nothing of it is folded or kept. */
const unrest = 10 * minute

/** What was marked is not marked again for so long: well within the unrest, for what takes a while or clocks that differ. */
const covered = 2 * minute

/** A clock that was set back is not believed for so long: what was folded in its future is found and deleted by then. */
const distrust = 60 * minute

export function openChanges(sql: Sql, clock: Clock): Changes {
  const marked = new Map<string, number>()
  let latest = { time: Number.NEGATIVE_INFINITY, seen: 0 }

  /** Now; after the clock was set back, what it said before: hits that it dates back are late. */
  function now(): number {
    const time = clock()
    if (time >= latest.time || performance.now() - latest.seen > distrust) latest = { time, seen: performance.now() }
    return latest.time
  }

  const isCovered = (one: Mark, within: number) => {
    const age = clock() - (marked.get(keyOf(one)) ?? Number.NEGATIVE_INFINITY)
    return age >= 0 && age < within
  }

  async function mark(marks: readonly Mark[]): Promise<void> {
    if (marks.length === 0) return
    const at = clock()
    await sql
      .insertInto('changes')
      .values(marks.map((one) => ({ ...one, generation: 1, changed_at: timestamp(at) })))
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'first_month', 'last_month']).doUpdateSet((of) => ({
          generation: of('changes.generation', '+', 1),
          changed_at: of.ref('excluded.changed_at'),
        })),
      )
      .execute()
    for (const [key, since] of marked) if (Math.abs(at - since) >= covered) marked.delete(key)
    for (const one of marks) marked.set(keyOf(one), at)
  }

  /** Marks before, and again after what took so long that something may have been folded meanwhile. */
  async function around<T>(marks: readonly Mark[], work: () => Promise<T>): Promise<T> {
    await mark(marks.filter((one) => !isCovered(one, covered)))
    try {
      return await work()
    } finally {
      await mark(marks.filter((one) => !isCovered(one, unrest / 2)))
    }
  }

  return {
    async storing(hits, store) {
      const earliest = hits.reduce((least, { time }) => Math.min(least, time), Number.POSITIVE_INFINITY)
      const isLate = () => earliest < now() - late
      if (isLate()) return around(monthsOf(hits), store)
      const stored = await store()
      // What waited for a day to be stored.
      if (isLate()) await mark(monthsOf(hits))
      return stored
    },

    deleting: (months, remove) => around([months], remove),

    async generation(websiteId) {
      const rows = await sql.selectFrom('changes').selectAll().where('website_id', '=', websiteId).execute()
      const at = clock()
      if (rows.some(({ changed_at }) => !isOver(changed_at, at))) return undefined
      return rows.reduce((sum, { generation }) => sum + generation, 0)
    },
  }
}

const keyOf = ({ website_id, first_month, last_month }: Mark) => `${website_id} ${first_month} ${last_month}`

/** Whether there is nothing more to come of a mark; one in the future is of a clock that was set back since. */
export const isOver = (changed_at: string, now: number): boolean => now - Date.parse(changed_at) >= unrest
