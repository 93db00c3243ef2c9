import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = 'src/dashboard'

/** The dashboard's source files of such a name, by their path below `src/dashboard`. */
export const sources = (name: RegExp): { path: string; text: string }[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') }))
