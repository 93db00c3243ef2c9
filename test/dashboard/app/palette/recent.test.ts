import { forgetEntries, recentEntries, rememberEntry } from '#dashboard/app/palette/recent.ts'
import { afterEach, expect, test } from 'vitest'

afterEach(forgetEntries)

test('keeps what was used last, the latest first, each once', () => {
  for (const id of ['print', 'theme-dark', 'print']) rememberEntry(id)

  expect(recentEntries()).toEqual(['print', 'theme-dark'])
})

test('keeps no more than 20', () => {
  for (let number = 1; number <= 25; number += 1) rememberEntry(`website-${number}`)

  expect(recentEntries()).toHaveLength(20)
  expect(recentEntries()[0]).toBe('website-25')
})

test.each(['{', '7', '[1, null]'])('what is kept as %s is nothing', (kept) => {
  localStorage.setItem('porchlight.recent', kept)

  expect(recentEntries()).toEqual([])
})
