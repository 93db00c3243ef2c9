import { compileString } from '@internationalized/string-compiler'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:messages'
const resolved = `\0${name}`
const folder = join(import.meta.dirname, 'messages')

/** Turns the catalogue (ICU messages, a file each language and area) into functions when the dashboard is built: no parser is sent. */
export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : null),
  load(id) {
    if (id === resolved) return index()
    if (!id.startsWith(`${resolved}/`)) return null
    const file = join(folder, `${id.slice(resolved.length + 1)}.json`)
    this.addWatchFile(file)
    return compiled(JSON.parse(readFileSync(file, 'utf8')))
  },
})

/** The files by name, `de/settings`, each a chunk of its own. */
function index(): string {
  const entries = readdirSync(folder).flatMap((language) =>
    readdirSync(join(folder, language)).map((file) => `${language}/${file.replace('.json', '')}`),
  )
  return `export const messages = {${entries
    .map((entry) => `${JSON.stringify(entry)}: () => import(${JSON.stringify(`${name}/${entry}`)})`)
    .join(',')}}`
}

const compiled = (messages: Record<string, string>): string =>
  `export default {${Object.entries(messages)
    .map(([key, message]) => `${JSON.stringify(key)}: ${compileString(message)}`)
    .join(',\n')}}`
