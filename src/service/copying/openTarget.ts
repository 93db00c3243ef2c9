import { mkdirSync } from 'node:fs'
import { bringUpToDate } from '#service/storage/hits/bringUpToDate.ts'
import { dropHits } from '#service/storage/hits/dropHits.ts'
import { hasWaiting, journalOf } from '#service/storage/hits/journal/partsIn.ts'
import { openPieces } from '#service/storage/hits/pieces/openPieces.ts'
import { lockFolder } from '#service/storage/lockFolder.ts'
import { openEngine } from '#service/storage/openStorage.ts'
import type { Servers } from '#service/storage/Servers.ts'
import { tableShapes } from '#service/storage/sql/copying/tableShapes.ts'
import { bringSqlUpToDate, connectSql } from '#service/storage/sql/openSql.ts'
import { hitsIn, rowsIn } from './isEmpty.ts'
import type { Manifest } from './Manifest.ts'
import { dropTables } from './tables.ts'

export type Target = Awaited<ReturnType<typeof openTarget>>

/** Databases to be filled, embedded ones in a folder, which no other process may have open; throws `DataFolderInUse`. */
export async function openTarget(folder: string, servers: Servers) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { release } = lockFolder(folder)
  const sql = connectSql(folder, servers.databaseUrl)
  const engine = openEngine(folder, servers)
  const pieces = openPieces(engine)

  return {
    sql,
    pieces,

    /** What is there already, in a word; undefined for nothing. */
    holds: async (): Promise<string | undefined> => (await rowsIn(sql)) ?? hitsIn(engine),

    /** The folder of the journal, where hits in it wait for a server; undefined where none do. */
    async waiting(): Promise<string | undefined> {
      const journal = journalOf(folder)
      return (await hasWaiting(journal)) ? journal : undefined
    },

    /** Empties it, and makes the tables as they were after these migrations. */
    async begin({ sql: tables, hits }: Manifest['migrations']): Promise<void> {
      await dropTables(sql, await tableShapes())
      await dropHits(engine)
      await bringSqlUpToDate(sql, tables)
      await bringUpToDate(engine, hits)
    },

    /** Runs the migrations that were left out. */
    async finish(): Promise<void> {
      await bringSqlUpToDate(sql)
      await bringUpToDate(engine)
    },

    async close(): Promise<void> {
      await engine.close()
      await sql.destroy()
      release()
    },
  }
}
