import { execFileSync } from 'node:child_process'
import { curlOf } from '#dashboard/statistics/taking/curl.ts'
import type { Source } from '#dashboard/statistics/taking/Source.ts'
import { expect, test } from 'vitest'

const source: Source = {
  websiteId: 7,
  name: 'page',
  view: {
    range: { from: '2026-11-01', to: '2026-11-20' },
    before: { from: '2026-10-12', to: '2026-10-31' },
    filters: [
      { name: 'country', operator: 'is', value: 'DE' },
      { name: 'page', operator: 'contains', value: `it's "$HOME" \`id\` & more` },
    ],
  },
}

/** What a shell gives `curl`, word by word. */
const words = (line: string) =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }\n${line}`], {
    env: { KEY: 'a key of mine' },
    encoding: 'utf8',
  })
    .trimEnd()
    .split('\n')

test('asks for everything that the picture was asked for', () => {
  const [address = ''] = words(curlOf('https://stats.example.com', source))

  const { origin, pathname, searchParams } = new URL(address)
  expect(origin + pathname).toBe('https://stats.example.com/api/v1/stats/7')
  expect(Array.from(searchParams)).toEqual([
    ['name', 'page'],
    ['from', '2026-11-01'],
    ['to', '2026-11-20'],
    ['compare_from', '2026-10-12'],
    ['compare_to', '2026-10-31'],
    ['filters', 'country:DE'],
    ['filters', `page~it's "$HOME" \`id\` & more`],
    ['sort_by', 'count'],
    ['sort', 'desc'],
  ])
})

test('takes the key from the shell', () => {
  expect(words(curlOf('https://stats.example.com', source)).at(-1)).toBe('Authorization: Bearer a key of mine')
})

test('asks for time in its order', () => {
  expect(curlOf('', { ...source, name: 'visitors_hour' })).toContain('sort_by=value&sort=asc')
})

test('an address that a shell could read otherwise stays one word', () => {
  expect(words(curlOf("https://o'hara.example", source))[0]).toMatch(/^https:\/\/o'hara\.example\/api\/v1\/stats\/7\?/)
})
