import { describe, expect, test } from 'vitest'
import { sources } from './sources.ts'
import { written } from './written.ts'

/** The folders in which everything that is read comes from the catalogue. */
const done = ['app', 'connect', 'days', 'http', 'keys', 'language', 'ui']

/** What is written the same in every language: names, and what is to be typed. */
const names = new Set(['Porchlight', '· Porchlight', 'npx porchlight keys add'])

const letters = (text: string) => written({ path: 'Example.tsx', text })

test.each([
  ['<p>Nobody came</p>', ['Nobody came']],
  ['<p>{empty ? "Nobody" : `Everybody of ${place}`}</p>', ['Nobody', 'Everybody of']],
  ['<p>{empty && "Nobody"}</p>', ['Nobody']],
  ['<input placeholder="Search" />', ['Search']],
  ['const card = { title: "Pages", name: "page" }', ['Pages']],
  ['<p className="quiet">{text("days.today")}: {count} % · {empty ? null : <b />}</p>', []],
  ['<Rich of="connect.help" parts={{ command: <code>{command}</code> }} />', []],
])('of %s, %j is read', (code, read) => {
  expect(letters(code)).toEqual(read)
})

describe.each(done)('%s', (folder) => {
  test('says nothing that is not in the catalogue', () => {
    const files = sources(/\.tsx?$/).filter(({ path }) => path.startsWith(`${folder}/`))

    const strays = files.flatMap((file) =>
      written(file)
        .filter((text) => !names.has(text))
        .map((text) => `${file.path}: ${text}`),
    )

    expect(strays).toEqual([])
  })
})
