import type { Clock } from '#service/clock.ts'
import { oneByOne } from '#service/inTurn.ts'
import { type Changes, lastClosedDay } from '#service/storage/openChanges.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { countFold } from './countFold.ts'
import type { Folds, Piece } from './folding/openFolds.ts'
import { piecesOf } from './folding/piecesOf.ts'

type Folding = {
  /** Folds what is closed and is not folded; resolves when it is done. */
  tick(): Promise<void>
  close(): Promise<void>
}

type Parts = {
  sql: Sql
  hits: Pick<Hits, 'read' | 'folded'>
  changes: Pick<Changes, 'generation'>
  folds: Folds
  clock: Clock
  /** A website with fewer hits is not folded: they are read as fast. */
  least?: number
  /** Told of what could not be folded; it is tried again at the next look. */
  onError: (error: unknown) => void
}

/** How often it is looked for days that are closed, in milliseconds. */
const every = 600_000

/** What has just been started has other things to do first, in milliseconds. */
const soon = 60_000

/** Rows that no fold has are removed when nobody can be reading them any more, in milliseconds. */
const gone = 3_600_000

/** Counts the statistics of days that are closed, so that their hits need not be read (docs/decisions/0028). */
export function openFolding({ sql, hits, changes, folds, clock, least = 10_000, onError }: Parts): Folding {
  const next = oneByOne()
  /** As what each website was looked at: until one of these changes, there is nothing to do. */
  const looked = new Map<number, string>()
  /** Since when nobody has rows that are there. */
  const left = new Map<number, number>()
  let open = true

  async function fold(website: WebsiteRow): Promise<void> {
    const { id, timezone } = website
    const key = folds.keyOf(website)
    const to = lastClosedDay(timezone, clock())
    const generation = await changes.generation(id)
    const now = `${key} ${to} ${generation}`
    if (generation !== undefined && looked.get(id) === now) return
    const [found] = await hits.read<{ from: string; hits: number }>(firstDay, { website: id, timezone })
    let isDone = true
    if (found && found.hits >= least)
      for (const days of piecesOf(await folds.valid([website]), { from: found.from, to })) {
        if (!open) return
        isDone = (await foldPiece(website, { website_id: id, key, ...days })) && isDone
      }
    if (isDone && generation !== undefined) looked.set(id, now)
  }

  async function foldPiece(website: WebsiteRow, piece: Piece): Promise<boolean> {
    const id = await folds.begin(piece)
    if (id === undefined) return false
    try {
      // The number was given out by a relational database of before.
      if (await hits.folded.has(id)) throw new Error(`There are rows of fold ${id} already.`)
      await hits.folded.settle()
      await countFold({ hits, website, fold: id, days: piece })
      await folds.finish(id, piece)
      return true
    } catch (error) {
      await folds.abandon(id)
      throw error
    }
  }

  async function removeLeft(): Promise<void> {
    // Rows first: a fold that is begun meanwhile must not seem left.
    const there = await hits.folded.folds()
    const had = await folds.all()
    const now = performance.now()
    const without = new Set(there.filter((id) => !had.has(id)))
    for (const id of left.keys()) if (!without.has(id)) left.delete(id)
    for (const id of without) left.set(id, left.get(id) ?? now)
    const over = [...left].filter(([, since]) => now - since >= gone).map(([id]) => id)
    if (over.length > 0) await hits.folded.remove(over)
  }

  async function look(): Promise<void> {
    const websites = await sql.selectFrom('websites').selectAll().orderBy('id').execute()
    await folds.forget(websites)
    for (const website of websites) if (open) await fold(website).catch(onError)
    if (open) await removeLeft()
  }

  const tick = (): Promise<void> => next(look)
  const first = setTimeout(() => tick().catch(onError), soon).unref()
  const looking = setInterval(() => tick().catch(onError), every).unref()

  return {
    tick,
    async close() {
      open = false
      clearTimeout(first)
      clearInterval(looking)
      await next(async () => {})
    },
  }
}

const firstDay = `
  SELECT toString(toDate(min(time), {timezone:String})) AS from, count() AS hits
  FROM hits WHERE website_id = {website:UInt32}`
