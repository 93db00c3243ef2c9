import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { type SelectModifierNode, SqliteDialect, SqliteQueryCompiler } from 'kysely'
import Database from 'libsql'
import { sqliteNumbering } from './copying/numbering.ts'
import type { Database as Differences } from './Database.ts'

/** SQLite, in a folder. */
export const sqlite = (folder: string): Differences => ({
  dialect: new Dialect({ database: openFile(folder) }),
  // It overwrites what is deleted in the file; this does so in its log too.
  erasing: 'PRAGMA wal_checkpoint(TRUNCATE)',
  numbering: sqliteNumbering,
  connections: () => ({}),
  // One process has the folder.
  alone: (_name, work) => work(),
})

class Dialect extends SqliteDialect {
  override createQueryCompiler() {
    return new Compiler()
  }
}

/** One connection has the file, and transactions come one after another: there is nobody to lock rows against. */
class Compiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct') super.visitSelectModifier(node)
  }
}

function openFile(folder: string) {
  const file = join(folder, 'porchlight.sqlite')
  const database = new Database(file)
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
  )
  chmodSync(file, 0o600)
  return database
}
