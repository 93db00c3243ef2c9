import { before, type Period, periodEndedBy } from '#service/reports/Period.ts'
import { expect, test } from 'vitest'

test.each<[string, Period['kind'], string, string, string, string]>([
  ['2026-11-16', 'weekly', '2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08'],
  ['2026-11-15', 'weekly', '2026-11-02', '2026-11-08', '2026-10-26', '2026-11-01'],
  ['2026-01-01', 'weekly', '2025-12-22', '2025-12-28', '2025-12-15', '2025-12-21'],
  ['2026-03-01', 'monthly', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['2026-03-31', 'monthly', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['2026-01-15', 'monthly', '2025-12-01', '2025-12-31', '2025-11-01', '2025-11-30'],
])('on %s the last %s report is of %s to %s, compared with %s to %s', (today, kind, from, to, earlier, last) => {
  const period = periodEndedBy(today, kind)

  expect(period).toEqual({ kind, from, to })
  expect(before(period)).toEqual({ from: earlier, to: last })
})
