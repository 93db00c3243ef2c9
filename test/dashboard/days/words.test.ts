import {
  fullDay,
  hourSpan,
  hourWords,
  longDay,
  rangeWords,
  shortDay,
  shortMonth,
  withinWords,
} from '#dashboard/days/words.ts'
import { expect, test } from 'vitest'

test.each([
  [longDay, '2026-11-03', 'Tuesday 3 November'],
  [fullDay, '2026-11-03', 'Tuesday, 3 November 2026'],
  [shortDay, '2026-11-03', '3 Nov'],
  [shortMonth, '2026-11-01', 'Nov'],
  [shortMonth, '2027-01-01', '2027'],
  [hourWords, '07', '07:00'],
  [hourWords, '7', '07:00'],
  [hourSpan, '14', 'between 14:00 and 15:00'],
  [hourSpan, '23', 'between 23:00 and 00:00'],
])('%o writes %s as %s', (words, value, written) => {
  expect(words(value)).toBe(written)
})

test.each([
  ['2026-11-20', '2026-11-20', '20 Nov 2026'],
  ['2026-11-01', '2026-11-20', '1 – 20 Nov 2026'],
  ['2026-10-22', '2026-11-20', '22 Oct – 20 Nov 2026'],
  ['2025-11-21', '2026-11-20', '21 Nov 2025 – 20 Nov 2026'],
])('writes %s to %s as %s', (from, to, written) => {
  expect(rangeWords({ from, to }).replaceAll('\u2009', ' ')).toBe(written)
})

test.each([
  ['2026-11-20', '2026-11-20', 'on 20 Nov 2026'],
  ['2026-11-01', '2026-11-20', 'between 1 Nov 2026 and 20 Nov 2026'],
])('writes %s to %s as %s in a sentence', (from, to, written) => {
  expect(withinWords({ from, to })).toBe(written)
})
