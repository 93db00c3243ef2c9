import { mkdirSync } from 'node:fs'
import { openChdb } from './hits/openChdb.ts'
import { type Hits, openHits } from './hits/openHits.ts'
import { openSql, type Sql } from './sql/openSql.ts'

export type Storage = {
  sql: Sql
  hits: Hits
  /** Throws when a database does not answer. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Opens both embedded databases in a folder, which is made if need be; throws `DataFolderInUse` and `NewerDatabase`. */
export async function openStorage(folder: string): Promise<Storage> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // The relational database goes first: its lock is what keeps a second process out.
  const sql = await openSql(folder)
  try {
    const hits = await openHits(openChdb(folder))
    return {
      sql,
      hits,
      async ready() {
        await Promise.all([sql.selectFrom('accounts').select('id').limit(1).execute(), hits.read('SELECT 1', {})])
      },
      async close() {
        await hits.close()
        await sql.destroy()
      },
    }
  } catch (error) {
    await sql.destroy()
    throw error
  }
}
