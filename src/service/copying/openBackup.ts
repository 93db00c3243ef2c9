import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { migrations as hitsMigrations } from '#service/storage/hits/migrations.ts'
import { migrations as sqlMigrations } from '#service/storage/sql/migrations.ts'
import { AnyManifest, Manifest, manifestFile } from './Manifest.ts'
import { isIntact } from './seal.ts'

export type OpenBackup = {
  manifest: Manifest
  /** The lines of a part, by the name of its file. */
  lines(file: string): Promise<AsyncIterable<Buffer>>
  close: () => void
}

/** Opens a backup that can be restored here; throws a sentence when it is damaged, or of a newer Porchlight. */
export async function openBackup(path: string): Promise<OpenBackup> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new Error(`There is no file ${path}.`)
  const refused = `${path} is damaged or no backup of Porchlight.`
  if (!(await isIntact(path))) throw new Error(`${refused} Nothing was written.`)
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((cause: Error) => {
    throw new Error(refused, { cause })
  })
  try {
    const entries = await entriesOf(zip)
    const lines = async (file: string): Promise<AsyncIterable<Buffer>> => {
      const entry = entries.get(file)
      if (!entry) throw new Error(`${refused} It has no ${file}.`)
      return zip.openReadStreamPromise(entry)
    }
    const manifest = read(JSON.parse((await buffer(await lines(manifestFile))).toString()), path)
    return { manifest, lines, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

function read(content: unknown, path: string): Manifest {
  const { format, version } = AnyManifest.parse(content)
  const newer = new Error(`${path} was written by a newer Porchlight (${version}). Restore it with that version.`)
  if (format > 1) throw newer
  const manifest = Manifest.parse(content)
  const isKnown =
    manifest.migrations.sql.every((name) => name in sqlMigrations) &&
    manifest.migrations.hits.every((name) => name in hitsMigrations)
  if (!isKnown) throw newer
  return manifest
}
