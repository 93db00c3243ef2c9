import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openChdb } from '#service/storage/hits/openChdb.ts'

type Found = { where: string; what: string }

/** Which of `needles` are in the files of a folder, as they lie there. */
export async function searchFiles(folder: string, needles: ReadonlyMap<string, readonly Buffer[]>): Promise<Found[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: Found[] = []
  for (const entry of entries.filter((some) => some.isFile())) {
    const where = join(entry.parentPath, entry.name)
    // The engine merges its files while they are read.
    const bytes = await readFile(where).catch(() => Buffer.alloc(0))
    found.push(...search(where, bytes, needles))
  }
  return found
}

/**
 * The same for what the engine compresses: every column of every table that it keeps, its own too, as text and byte by byte. No
 * service may have the folder open.
 */
export async function searchTables(folder: string, needles: ReadonlyMap<string, readonly Buffer[]>): Promise<Found[]> {
  const engine = openChdb(folder)
  try {
    const columns = await engine.read<{ database: string; table: string; name: string }>(
      `SELECT database, table, name FROM system.columns
       WHERE (database, table) IN (
         SELECT database, name FROM system.tables WHERE engine LIKE '%MergeTree' OR engine LIKE '%Log' OR name LIKE '%\\_log'
       )`,
    )
    const found: Found[] = []
    for (const { database, table, name } of columns) {
      const values = await engine.read<{ text: string; bytes: string }>(
        `SELECT DISTINCT toString(${name}) AS text, hex(toString(${name})) AS bytes FROM ${database}.${table}`,
      )
      const where = `${database}.${table}.${name}`
      for (const { text, bytes } of values)
        found.push(
          ...search(where, Buffer.concat([Buffer.from(`${text}\n${bytes}\n`), Buffer.from(bytes, 'hex')]), needles),
        )
    }
    return found
  } finally {
    await engine.close()
  }
}

export function search(where: string, bytes: Buffer, needles: ReadonlyMap<string, readonly Buffer[]>): Found[] {
  return [...needles].flatMap(([what, forms]) => (forms.some((form) => bytes.includes(form)) ? [{ where, what }] : []))
}
