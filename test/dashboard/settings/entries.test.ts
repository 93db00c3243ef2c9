import { editedLines, entries } from '#dashboard/settings/entries.ts'
import { expect, test } from 'vitest'

test('entries are what is on the lines, once each', () => {
  expect(entries(' a \r\n\nb\na\n')).toEqual(['a', 'b'])
})

test.each([
  ['', ['']],
  ['\n\n', ['']],
  ['a', ['a', '']],
  ['a\n', ['a', '']],
  ['a\n\nb', ['a', '', 'b', '']],
])('%j is edited as %j', (text, lines) => {
  expect(editedLines(text)).toEqual(lines)
})
