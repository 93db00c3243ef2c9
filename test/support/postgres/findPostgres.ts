import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where the packages of Debian and its kin put each version. */
const versions = '/usr/lib/postgresql'

/** The folder of the machine's PostgreSQL programs, of the newest version there is; undefined without. */
export function findPostgres(): string | undefined {
  const installed = existsSync(versions) ? readdirSync(versions).map(Number).filter(Number.isFinite) : []
  const folders = [
    ...installed.toSorted((a, b) => b - a).map((version) => join(versions, String(version), 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}
