import { monthsOfDays } from '#service/storage/monthsOf.ts'
import type { Changes } from '#service/storage/openChanges.ts'
import { bringUpToDate } from './bringUpToDate.ts'
import { alterRows } from './Cluster.ts'
import type { Engine, Parameters, ReadOptions } from './Engine.ts'
import { GroupCommit } from './GroupCommit.ts'
import type { Hit } from './Hit.ts'
import { openPieces, type Pieces } from './pieces/openPieces.ts'
import { type Folded, openFolded } from './openFolded.ts'
import type { Inserting } from './journal/openWaiting.ts'
import { type Log, reporting, silent } from './reporting.ts'
import { columns, linesOf, timesOf, toRow, type WrittenHit } from './row.ts'
import type { Received } from './Received.ts'
import { rewriting } from './rewriting.ts'

/** Hits of a website, as `WHERE` finds them; `from` and `to` are days outside of which there are none of them. */
export type Meant = {
  website: number
  condition: string
  parameters: Parameters
  from?: string | undefined
  to?: string | undefined
}

/** The hits of all websites, and what became of those that were sent. */
export type Hits = {
  /** Resolves when they are stored, or wait on the disk for a server that is away; throws `Busy`. */
  insert(hits: readonly Hit[]): Promise<void>
  /** Stores what its sender has and can send again, a log or what was made up: it waits for nobody. Throws what the engine says. */
  load(hits: readonly WrittenHit[], importId?: number): Promise<void>
  /** Adds to what was counted before. */
  count(received: readonly Received[]): Promise<void>
  /** Values reach the statement only as bound parameters, `{name:Type}`. Aborted it ends where that can be (`Engine`). */
  read<Row>(statement: string, parameters: Parameters, options?: ReadOptions): Promise<Row[]>
  folded: Folded
  /** The time zones in which days can be cut, as the engine spells them. */
  timeZones: ReadonlySet<string>
  /** The engine's. */
  version: string
  /** Which websites have hits, or were sent some. */
  websites(): Promise<number[]>
  /** The engine rewrites its files in the background: the hits are gone a moment later. */
  deleteWebsites(websiteIds: readonly number[]): Promise<void>
  /** Resolves when nothing reads them any more, which may take a while. */
  deleteHits(meant: Meant): Promise<void>
  /** Deletes what was counted of a website before a moment, in milliseconds; resolves at once. */
  deleteReceived(websiteId: number, before: number): Promise<void>
  /** All of it, to be copied. */
  pieces: Pieces
  /** How many hits wait to be stored. */
  queued(): number
  /** Resolves when nothing waits on the disk any more; throws when the server is still away. */
  settle(): Promise<void>
  /** How much waits on the disk for a server that is away, in bytes. */
  waiting(): number
  /** Stores what waits, then closes. */
  close(): Promise<void>
}

/**
 * Commits that follow one another this fast (in milliseconds) keep the engine's parts few enough to merge in time; each costs it
 * a dozen files, however many hits are in it. With this many in it that costs less than the hits do.
 */
const commits = {
  pause: 50,
  enough: 256,
  /** About 100 MB of hits at most wait for the engine. */
  bound: 100_000,
}

/** For a folder in which nothing was folded. */
const unwatched: Pick<Changes, 'storing' | 'deleting'> = {
  storing: (_, store) => store(),
  deleting: (_, remove) => remove(),
}

type Options = {
  /** Told of hits before they are stored or deleted. */
  changes?: Pick<Changes, 'storing' | 'deleting'>
  log?: Log
  /** Makes of the engine's inserts those that wait while it is away; without it what the engine does not take is refused. */
  waiting?: Waiting
}

type Waiting = (parts: { insert: Engine['insert']; insertLate: Engine['insert'] }) => Promise<Inserting>

/** Brings the engine's tables up to date and hands out what is done with them; throws `NewerDatabase`. */
export async function openHits(
  engine: Engine,
  { changes = unwatched, log = silent, waiting = atOnce }: Options = {},
): Promise<Hits> {
  const insert: Engine['insert'] = (...given) => engine.insert(...given)
  const insertLate: Engine['insert'] = (table, names, rows, options) =>
    table === 'hits'
      ? changes.storing(timesOf(names, rows), () => insert(table, names, rows, options))
      : insert(table, names, rows, options)
  const opening = async () => ({ ...(await prepare(engine)), inserting: await waiting({ insert, insertLate }) })
  const { timeZones, version, inserting } = await opening().catch(async (error: unknown) => {
    await engine.close()
    throw error
  })
  const committing = new GroupCommit<Hit>(
    reporting((hits) => changes.storing(hits, () => inserting.insert('hits', columns, hits.map(toRow))), log),
    commits,
  )
  return {
    insert: (hits) => committing.add(hits),
    load: (hits, importId = 0) =>
      changes.storing(hits, () => engine.insertLines('hits', columns, linesOf(hits, importId))),
    count: (received) =>
      inserting.insert(
        'received',
        ['website_id', 'time', 'reason', 'count'],
        received.map(({ website_id, time, reason, count }) => [website_id, Math.floor(time / 1000), reason, count]),
      ),
    read: (statement, parameters, options) => engine.read(statement, parameters, options),
    folded: openFolded(engine),
    timeZones,
    version,
    async websites() {
      const rows = await engine.read<{ website_id: number }>(
        `SELECT website_id FROM hits GROUP BY website_id
         UNION DISTINCT
         SELECT website_id FROM received WHERE website_id > 0 GROUP BY website_id`,
      )
      return rows.map((row) => row.website_id)
    },
    async deleteWebsites(websites) {
      await inserting.settle()
      for (const table of ['hits', 'received', 'folded'])
        await engine.command(
          `${alterRows(table, engine.cluster)} DELETE WHERE website_id IN {websites:Array(UInt32)}`,
          {
            websites,
          },
        )
    },
    deleteHits: ({ website, condition, parameters, ...days }) =>
      changes.deleting({ website_id: website, ...monthsOfDays(days) }, async () => {
        await inserting.settle()
        await engine.command(
          `${alterRows('hits', engine.cluster)} DELETE WHERE ${condition} SETTINGS mutations_sync = 0`,
          parameters,
        )
        await rewriting(engine, 'hits')
      }),
    deleteReceived: (website, before) =>
      engine.command(
        `${alterRows('received', engine.cluster)} DELETE WHERE website_id = {website:UInt32} AND time < fromUnixTimestamp({before:Int64})
         SETTINGS mutations_sync = 0`,
        { website, before: Math.floor(before / 1000) },
      ),
    pieces: openPieces(engine),
    queued: () => committing.waiting,
    settle: () => inserting.settle(),
    waiting: () => inserting.waiting(),
    async close() {
      await committing.drain()
      await inserting.close()
      await engine.close()
    },
  }
}

/** What is in this process is never away. */
const atOnce: Waiting = async ({ insert }) => ({
  insert,
  settle: async () => {},
  waiting: () => 0,
  close: async () => {},
})

async function prepare(engine: Engine) {
  await bringUpToDate(engine)
  const [{ version } = { version: '' }] = await engine.read<{ version: string }>('SELECT version() AS version')
  return { timeZones: await timeZonesOf(engine), version }
}

async function timeZonesOf(engine: Engine): Promise<ReadonlySet<string>> {
  const rows = await engine.read<{ time_zone: string }>('SELECT time_zone FROM system.time_zones')
  return new Set(rows.map((row) => row.time_zone))
}
