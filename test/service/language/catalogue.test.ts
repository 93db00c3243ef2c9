import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { languageCodes } from '#contract/languages.ts'
import { describe, expect, test } from 'vitest'

type Messages = Readonly<Record<string, string>>

const folders = readdirSync('src/service', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('messages/en.json'))
  .map((path) => join('src/service', dirname(path)))
const read = (folder: string, language: string): Messages =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))

/** What a message is given, and as what. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  const found = elements.flatMap((element) => {
    if (element.type === TYPE.plural) return [`${element.value} number`, ...ofOptions(element.options)]
    if (element.type === TYPE.select) return [`${element.value} choice`, ...ofOptions(element.options)]
    if (element.type === TYPE.number) return [`${element.value} number`]
    return element.type === TYPE.argument ? [`${element.value} text`] : []
  })
  return [...new Set(found)].toSorted()
}

const ofOptions = (options: Record<string, { value: MessageFormatElement[] }>) =>
  Object.values(options).flatMap(({ value }) => argumentsOf(value))

describe.each(folders)('%s', (folder) => {
  const english = read(folder, 'en')

  test.each(languageCodes)('has the messages of English in %s, with the same values', (language) => {
    const own = read(folder, language)
    const given = (messages: Messages) =>
      Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, argumentsOf(parse(message))]))

    expect(given(own)).toEqual(given(english))
    expect(Object.keys(own).filter((key) => own[key]?.trim() === '')).toEqual([])
  })

  test('every message is said somewhere', () => {
    const code = readdirSync(dirname(folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => readFileSync(join(dirname(folder), path), 'utf8'))
      .join('\n')
    // Some keys end in a name: `list.${name}`.
    const beginnings = Array.from(code.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g), ([, begun = '']) => begun)

    const unsaid = Object.keys(english).filter(
      (key) => !code.includes(`'${key}'`) && !beginnings.some((begun) => key.startsWith(begun)),
    )

    expect(unsaid).toEqual([])
  })
})
