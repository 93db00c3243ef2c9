import { mkdirSync } from 'node:fs'
import type { Clock } from '#service/clock.ts'
import type { Engine } from './hits/Engine.ts'
import { openChdb } from './hits/openChdb.ts'
import { openClickHouse } from './hits/openClickHouse.ts'
import { openWaiting } from './hits/journal/openWaiting.ts'
import { hasWaiting, journalOf } from './hits/journal/partsIn.ts'
import { type Hits, openHits } from './hits/openHits.ts'
import { type Log, silent } from './hits/reporting.ts'
import { lockFolder } from './lockFolder.ts'
import { type Changes, openChanges } from './openChanges.ts'
import type { Servers } from './Servers.ts'
import { openSql, type Sql } from './sql/openSql.ts'

export type Storage = {
  sql: Sql
  hits: Hits
  changes: Changes
  /** Throws when a database does not answer. */
  ready: () => Promise<void>
  close: () => Promise<void>
}

type Options = {
  clock?: Clock
  log?: Log
  /** What is made of the engine before anything asks it. */
  watch?: (engine: Engine) => Engine
  /** How much may wait on the disk for a ClickHouse that is away. */
  journalBytes?: number
}

/** Opens both databases, embedded ones in a folder, which is made if need be; throws `DataFolderInUse` and `NewerDatabase`. */
export async function openStorage(
  folder: string,
  servers: Servers = {},
  { clock = Date.now, log = silent, journalBytes = 0, watch = (engine) => engine }: Options = {},
): Promise<Storage> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const opened: (() => Promise<void> | void)[] = [lockFolder(folder).release]
  const close = async () => {
    while (opened.length > 0) await opened.pop()?.()
  }
  try {
    const sql = await openSql(folder, servers.databaseUrl)
    opened.push(() => sql.destroy())
    const changes = openChanges(sql, clock)
    const journal = { folder: journalOf(folder), bound: journalBytes, log }
    // Of servers that were left: what waits for them is stored wherever the hits are now.
    const waits = servers.clickHouse !== undefined || (await hasWaiting(journal.folder))
    // Brings its tables up to date, which ClickHouse does not keep several copies from doing at once.
    const hits = await sql.alone('hits', () =>
      openHits(watch(openEngine(folder, servers)), {
        changes,
        log,
        ...(waits && { waiting: (inserts) => openWaiting({ ...inserts, ...journal }) }),
      }),
    )
    opened.push(() => hits.close())
    return { sql, hits, changes, ready: () => ask(sql, hits), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** ClickHouse's engine, in a folder or on servers, as it is. */
export const openEngine = (folder: string, { clickHouse }: Servers): Engine =>
  clickHouse ? openClickHouse(clickHouse) : openChdb(folder)

async function ask(sql: Sql, hits: Hits): Promise<void> {
  await Promise.all([sql.selectFrom('accounts').select('id').limit(1).execute(), hits.read('SELECT 1', {})])
}
