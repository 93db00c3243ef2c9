import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readAgent } from '#service/collect/agent/readAgent.ts'

type Strings = Record<string, string[]>

/** Strings of uap-core by their family, and its families' names here; `families.json` says which are those of real browsers. */
const read = (name: string) => JSON.parse(readFileSync(new URL(`uap-core/${name}.json`, import.meta.url), 'utf8'))
const families: { browsers: Strings; systems: Strings } = read('families')

const cases = (strings: Strings, names: Strings) =>
  Object.entries(strings).flatMap(([family, userAgents]) =>
    userAgents.map((userAgent) => ({ userAgent, family, names: names[family] ?? [] })),
  )

const people = {
  browser: cases(read('browsers'), families.browsers),
  os: cases(read('systems'), families.systems),
}

test.each(['browser', 'os'] as const)('agrees with uap-core on the %s of 99 of 100 real browsers', (what) => {
  const wrong = people[what].filter(({ userAgent, names }) => !names.includes(readAgent(userAgent)[what]))

  expect(people[what].length).toBeGreaterThan(150)
  expect(wrong.slice(people[what].length / 100)).toEqual([])
})

test('takes no real browser for a bot', () => {
  const bots = [...people.browser, ...people.os].filter(({ userAgent }) => readAgent(userAgent).bot !== '')

  expect(bots).toEqual([])
})

test('knows what each family is called here', () => {
  expect([...people.browser, ...people.os].filter(({ names }) => names.length === 0)).toEqual([])
})
