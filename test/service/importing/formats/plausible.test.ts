import { plausibleFormat } from '#service/importing/formats/plausible.ts'
import { expect, test } from 'vitest'

test.each(['2026-02-30', '2026-13-01', '0000-00-00', '2026-1-1', ''])('%j is no day', (day) => {
  const file = plausibleFormat.open({ domain: 'example.com', timeZone: 'UTC', now: Date.UTC(2026, 10, 20) })
  file.read('date,visitors,pageviews,bounces,visits,visit_duration')

  expect(file.read(`${day},1,1,0,1,10`)).toEqual({ dropped: 'malformed' })
  expect([...(file.end?.() ?? [])]).toEqual([])
})
