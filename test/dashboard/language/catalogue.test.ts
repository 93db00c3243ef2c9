import { languageCodes } from '#contract/languages.ts'
import { describe, expect, test } from 'vitest'
import { areasOf, areasWithMessages, argumentsOf, messagesOf, translated } from './catalogue.ts'
import { sources } from './sources.ts'

const english = messagesOf('en')

describe.each(translated)('%s', (language) => {
  test('has the areas of English', () => {
    expect(areasOf(language)).toEqual(areasOf('en'))
  })

  test.each(areasWithMessages('en'))('has the messages of English in %s', (area, messages) => {
    const own = Object.fromEntries(areasWithMessages(language))[area] ?? {}

    expect(Object.keys(own).toSorted()).toEqual(Object.keys(messages).toSorted())
  })

  test('says something with the same values in every message', () => {
    const own = messagesOf(language)
    const read = (messages: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, argumentsOf(message)]))

    expect(read(own)).toEqual(read(english))
    expect(Object.keys(own).filter((key) => own[key]?.trim() === '')).toEqual([])
  })
})

test('every language that is offered has messages, once there is a second', () => {
  const expected = translated.length === 1 ? ['en'] : languageCodes

  expect(translated).toEqual([...expected].toSorted())
})

test('a key belongs to one area', () => {
  const keys = areasWithMessages('en').flatMap(([, messages]) => Object.keys(messages))

  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('every message is said somewhere', () => {
  const code = sources(/\.tsx?$/).map(({ text }) => text)
  // Some keys end in a name: `days.${preset}`.
  const beginnings = code.flatMap((text) =>
    Array.from(text.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g), ([, begun = '']) => begun),
  )
  const words = new Set(code.flatMap((text) => Array.from(text.matchAll(/['"`]([\w.-]+)['"`]/g), ([, word]) => word)))

  const unsaid = Object.keys(english).filter(
    (key) => !words.has(key) && !beginnings.some((begun) => key.startsWith(begun)),
  )

  expect(unsaid).toEqual([])
})
