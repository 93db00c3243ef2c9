import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openStorage } from '#service/storage/openStorage.ts'

/** Everything that tests is started at the top of the repository. */
const path = (name: string) => resolve(name)

let copied: Promise<string> | undefined

/** A new data folder, as the first start leaves it: a copy, as making its tables takes longer than most tests. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-test-'))
  cpSync(await (copied ??= template()), folder, { recursive: true, verbatimSymlinks: true })
  return folder
}

/** Made by whoever comes first, anew when what makes it has changed. */
async function template(): Promise<string> {
  const made = path(`node_modules/.cache/porchlight/${whatMakesIt()}`)
  if (existsSync(made)) return made
  await mkdir(path('node_modules/.cache/porchlight'), { recursive: true })
  const begun = await mkdtemp(`${made}-`)
  const { sql, hits, close } = await openStorage(begun)
  // Of few files, as each is copied: no log, and one part instead of one for each migration.
  await sql.eraseDeleted()
  await hits.read('OPTIMIZE TABLE migrations FINAL', {})
  const merged = await hits.read<{ path: string }>('SELECT path FROM system.parts WHERE NOT active', {})
  await close()
  for (const part of merged) await rm(resolve(begun, part.path), { recursive: true })
  // Of two who make it at the same time the second finds it there.
  await rename(begun, made).catch(() => rm(begun, { recursive: true }))
  return made
}

function whatMakesIt(): string {
  const sources = readdirSync(path('src/service/storage'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of [...sources, path('test/support/emptyFolder.ts'), path('package-lock.json')])
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
