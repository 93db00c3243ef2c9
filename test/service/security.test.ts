import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const table = new URL('../../docs/security.md', import.meta.url)

test('every test that docs/security.md names is there', async () => {
  const text = await readFile(table, 'utf8')
  const named = Array.from(text.matchAll(/\[([^\]]+)\]\((\.\.\/test\/[^)]+)\)/g), ([, title = '', file = '']) => ({
    title,
    file,
  }))
  const sources = new Map<string, string>()
  for (const file of new Set(named.map((one) => one.file)))
    sources.set(file, await readFile(new URL(file, table), 'utf8'))

  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(({ title, file }) => !sources.get(file)?.includes(title))).toEqual([])
})

test('every threat there has a test', async () => {
  const text = await readFile(table, 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (threat|-)/.test(line))

  expect(rows.filter((row) => !row.includes('](../test/'))).toEqual([])
})
