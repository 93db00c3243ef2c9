import type { PictureRow } from '#dashboard/statistics/rows/pictureRows.ts'
import { csvOf } from '#dashboard/statistics/taking/csv.ts'
import { expect, test } from 'vitest'

const row = (value: string, more: Partial<PictureRow> = {}): PictureRow => ({
  value,
  name: value,
  count: 3,
  share: null,
  before: null,
  ...more,
})
const lines = (...rows: PictureRow[]) => csvOf(rows).split('\r\n')

test('begins with what spreadsheets know UTF-8 by, and a head', () => {
  expect(csvOf([])).toBe('\u{FEFF}value,label,count,before,share\r\n')
})

test('writes a row with its name, what it was before and its share', () => {
  expect(lines(row('DE', { name: 'Deutschland', before: 0, share: 1 / 3 }))[1]).toBe('DE,Deutschland,3,0,0.333333')
})

test('leaves empty what is not known', () => {
  expect(lines(row('/'))[1]).toBe('/,/,3,,')
})

test.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['东京', '东京'],
])('writes %j as %s', (value, written) => {
  expect(csvOf([row(value)])).toContain(`\r\n${written},${written},3,,\r\n`)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＠SUM(A1)'])(
  'a spreadsheet does not run %j',
  (value) => {
    expect(csvOf([row(value)])).toContain(`'${value}`)
  },
)

test('nor what stands behind a semicolon, which ends a cell in some countries', () => {
  expect(csvOf([row('/a;=1+1;b;-1')])).toContain("/a;'=1+1;b;'-1,")
})
