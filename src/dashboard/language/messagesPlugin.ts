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
    const [language = '', area = ''] = id.slice(resolved.length + 1).split('/')
    for (const spoken of ['en', language]) this.addWatchFile(fileOf(spoken, area))
    // What has no translation yet is said in English: a page half in another language is better than none.
    return compiled({ ...readMessages('en', area), ...readMessages(language, area) })
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

const fileOf = (language: string, area: string) => join(folder, language, `${area}.json`)

const readMessages = (language: string, area: string): Record<string, string> =>
  JSON.parse(readFileSync(fileOf(language, area), 'utf8'))

const compiled = (messages: Record<string, string>): string =>
  `export default {${Object.entries(messages)
    .map(([key, message]) => `${JSON.stringify(key)}: ${compileString(message)}`)
    .join(',\n')}}`
