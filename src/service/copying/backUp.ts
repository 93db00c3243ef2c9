import { Readable } from 'node:stream'
import { archive, type Entry } from '#service/archive.ts'
import { type Clock, timestamp } from '#service/clock.ts'
import { migrations as hitsMigrations } from '#service/storage/hits/migrations.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import { pieceColumns } from '#service/storage/hits/pieces/openPieces.ts'
import { readRows } from '#service/storage/sql/copying/rows.ts'
import { tableShapes } from '#service/storage/sql/copying/tableShapes.ts'
import { migrations as sqlMigrations } from '#service/storage/sql/migrations.ts'
import { connectSql } from '#service/storage/sql/openSql.ts'
import { keepable } from './contents.ts'
import { digestOf, openDigest } from './digest.ts'
import { type Manifest, manifestFile } from './Manifest.ts'
import { noSeal, sealed } from './seal.ts'

export type BackupParts = {
  folder: string
  databaseUrl: string | undefined
  hits: Pick<Hits, 'pieces' | 'settle'>
  version: string
  clock: Clock
}

/**
 * Everything as one file, read while it is sent and the service runs. The relational tables are those of one moment, now; of the
 * hits all that are stored by then are in it, and of those that come meanwhile some.
 */
export async function backUp({
  folder,
  databaseUrl,
  hits: { pieces, settle },
  version,
  clock,
}: BackupParts): Promise<Readable> {
  const sql = connectSql(folder, databaseUrl)
  try {
    // A connection of its own, whose transaction sees nothing of what others write, and keeps nobody waiting.
    const snapshot = await sql.startTransaction().setIsolationLevel('repeatable read').execute()
    let ended: Promise<void> | undefined
    // A server's connections are closed when nobody has one.
    const end = () => (ended ??= settled(snapshot.rollback().execute()).then(() => sql.destroy()))
    const websites = await snapshot.selectFrom('websites').select('id').execute()
    const shapes = await tableShapes()
    // What a sender was told is stored may still be on its way to a server.
    await settle()
    const planned = await pieces.plan(new Set([0, ...websites.map(({ id }) => id)]))
    const manifest: Manifest = {
      format: 1,
      version,
      created_at: timestamp(clock()),
      migrations: { sql: Object.keys(sqlMigrations), hits: Object.keys(hitsMigrations) },
      tables: [],
      columns: { hits: [...pieceColumns.hits], received: [...pieceColumns.received] },
      pieces: [],
    }

    const tables = shapes.map(({ name, columns, isNumbered }, index): Entry => {
      const file = `tables/${name}.ndjson`
      return {
        path: file,
        async *content() {
          const digest = openDigest()
          for await (const lines of readRows(snapshot, { name, columns }, keepable[name])) {
            digest.add(lines)
            yield lines
          }
          const last = isNumbered ? ((await sql.numbering.last(name).execute(snapshot)).rows[0]?.last ?? null) : null
          manifest.tables.push({ file, name, columns, ...digest.end(), last })
          // What a transaction sees stays on the disk.
          if (index === shapes.length - 1) await end()
        },
      }
    })
    const hits = planned.map((piece, index): Entry => {
      const file = `${piece.table}/${piece.month}-${String(index + 1).padStart(5, '0')}.tsv`
      return {
        path: file,
        async *content() {
          const lines = await pieces.read(piece)
          manifest.pieces.push({ file, piece, ...digestOf(lines) })
          yield lines
        },
      }
    })
    const last: Entry = {
      path: manifestFile,
      async *content() {
        yield JSON.stringify(manifest)
      },
    }
    const zip = archive([...tables, ...hits, last], new Date(manifest.created_at), { level: 1, comment: noSeal })
    zip.once('close', () => void settled(end()))
    return Readable.from(sealed(zip), { objectMode: false })
  } catch (error) {
    await sql.destroy()
    throw error
  }
}

const settled = (work: Promise<unknown>): Promise<unknown> => work.catch(() => {})
