import { expect, test } from 'vitest'
import { messagesOf } from './catalogue.ts'
import { sources } from './sources.ts'
import { written } from './written.ts'

/** What is written the same in every language: names, and what is to be typed. */
const names = new Set([
  'Porchlight',
  '· Porchlight',
  'npx porchlight keys add',
  'example.com',
  'https://example.com/hook',
  'session_*',
  '*.example.com',
  '$KEY',
])

/** A definition may name a message instead of saying it. */
const keys = new Set(Object.keys(messagesOf('en')))

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

test.each(sources(/\.tsx?$/))('$path says nothing that is not in the catalogue', (file) => {
  expect(written(file).filter((text) => !names.has(text) && !keys.has(text))).toEqual([])
})
