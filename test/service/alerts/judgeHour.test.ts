import { expect, test } from 'vitest'
import { judgeHour } from '#service/alerts/judgeHour.ts'

const busy = [80, 60, 95, 70, 88, 75, 92, 66]
const quiet = [2, 0, 1, 3, 1, 0, 2, 1]

test.each([
  ['as many as ever', 81, busy, undefined],
  ['a little more than ever', 120, busy, undefined],
  ['twice as many as usual, which they are not', 180, busy, undefined],
  ['far more', 412, busy, 'above'],
  ['half of the usual, which weeks like these may be', 40, busy, undefined],
  ['far fewer', 8, busy, 'below'],
  ['none', 0, busy, 'below'],
  ['a few on a quiet website', 12, quiet, undefined],
  ['none on a quiet website', 0, quiet, undefined],
  ['a crowd on a quiet website', 60, quiet, 'above'],
  ['a crowd where nobody ever came', 60, [0, 0, 0, 0, 0, 0, 0, 0], 'above'],
  ['nobody where nobody ever came', 0, [0, 0, 0, 0, 0, 0, 0, 0], undefined],
  ['far more on a website of three weeks', 412, busy.slice(0, 3), undefined],
  ['far more on a website of four weeks', 412, busy.slice(0, 4), 'above'],
  ['as on one great day among the weeks', 400, [80, 60, 95, 400, 88, 75, 92, 66], 'above'],
  ['as few as on one holiday among the weeks', 5, [80, 60, 95, 4, 88, 75, 92, 66], 'below'],
  ['as on two great days, which are no exception', 400, [80, 60, 95, 400, 410, 75, 92, 66], undefined],
  ['many where every week is another', 300, [20, 200, 45, 90, 10, 150, 30, 70], undefined],
])('%s', (_what, visitors, weeks, kind) => {
  expect(judgeHour(visitors, weeks)?.kind).toBe(kind)
})

test('what is usual leaves out the lowest and the highest week', () => {
  expect(judgeHour(412, [80, 60, 95, 70, 88, 75, 92, 4])?.usual).toEqual({ from: 60, to: 92 })
})
