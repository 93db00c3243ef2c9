import { mkdirSync } from 'node:fs'
import { bringUpToDate } from '#service/storage/hits/bringUpToDate.ts'
import { dropHits, isThere } from '#service/storage/hits/dropHits.ts'
import { openPieces } from '#service/storage/hits/pieces/openPieces.ts'
import { lockFolder } from '#service/storage/lockFolder.ts'
import { NewerDatabase } from '#service/storage/NewerDatabase.ts'
import { openEngine } from '#service/storage/openStorage.ts'
import type { Servers } from '#service/storage/Servers.ts'
import { tableShapes } from '#service/storage/sql/copying/tableShapes.ts'
import { migrations } from '#service/storage/sql/migrations.ts'
import { bringSqlUpToDate, connectSql, sqlMigrationsRun } from '#service/storage/sql/openSql.ts'
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

    /** What is there already, in words; undefined when that is nothing. */
    async holds(): Promise<string | undefined> {
      const run = await sqlMigrationsRun(sql)
      const newer = run.find((name) => !(name in migrations))
      if (newer !== undefined) throw new NewerDatabase(newer)
      const account = run.length > 0 && (await sql.selectFrom('accounts').select('id').limit(1).executeTakeFirst())
      if (account) return 'accounts'
      return (await isThere(engine)) && (await pieces.count('hits')) > 0 ? 'hits' : undefined
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
