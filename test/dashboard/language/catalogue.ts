import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileString } from '@internationalized/string-compiler'

const folder = 'src/dashboard/language/messages'

type Messages = Readonly<Record<string, string>>

/** The languages that have messages; English is one of them. */
export const translated = readdirSync(folder)

export const areasOf = (language: string): string[] => readdirSync(join(folder, language))

/** A language's files by name, each its messages by key. */
export const areasWithMessages = (language: string): [string, Messages][] =>
  areasOf(language).map((file) => [file, JSON.parse(readFileSync(join(folder, language, file), 'utf8'))])

/** All messages of a language by key. */
export const messagesOf = (language: string): Messages =>
  Object.assign({}, ...areasWithMessages(language).map(([, messages]) => messages))

/**
 * What a message is given, and as what: `{count, plural, …}` and `{count, number}` are a number, which `{count}` alone would
 * write without its grouping. Read from the compiled message; throws where that is none.
 */
export function argumentsOf(message: string): Record<string, string> {
  const compiled = compileString(message)
  const named = (kind: string, pattern: RegExp) =>
    Array.from(compiled.matchAll(pattern), ([, name = '']): [string, string] => [name, kind])
  return Object.fromEntries([
    ...named('number', /formatter\.(?:number|plural)\(args\.(\w+)/g),
    ...named('choice', /\}, args\.(\w+)\)/g),
    ...named('text', /\$\{args\.(\w+)\}/g),
  ])
}
