import { shown } from '#service/reports/shown.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test.each([
  ['/pricing', '/pricing'],
  ['مقالة', 'مقالة'],
  ['👩‍💻 signup', '👩‍💻 signup'],
  ['one\r\nSubject: two', 'one Subject: two'],
  ['a\u2028b\u0000c', 'a b c'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['\u2066a\u2069\u200F', 'a'],
  ['pay\u200Bpal', 'pay pal'],
  ['  a   b  ', 'a b'],
  ['\u{E0041}', ''],
])('%j is shown as %j', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test('a long text is cut', () => {
  expect(shown('x'.repeat(2000))).toBe(`${'x'.repeat(59)}…`)
  expect([...shown('👩'.repeat(2000))]).toHaveLength(60)
})

test('marks are not piled over other lines', () => {
  expect(shown(`a${'\u0301'.repeat(500)}b`)).toBe(`a${'\u0301'.repeat(4)}b`)
})

test('whatever is sent is at most 60 characters on one line, and the same when it is shown again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const once = shown(text)

      expect([...once].length).toBeLessThanOrEqual(60)
      expect(once).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u)
      expect(shown(once)).toBe(once)
    }),
  )
})
