import { arrange } from '#service/reports/arrange.ts'
import type { Amount } from '#service/reports/Figures.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { expect, test } from 'vitest'

// Of a website only its name matters here.
const one = (domain: string, before: number, now: number) => ({
  website: { domain } as WebsiteRow,
  visitors: { before, now } satisfies Amount,
})
const names = (all: readonly { website: WebsiteRow }[]) => all.map(({ website }) => website.domain)

test('looks closely at the most visited and at those that moved most', () => {
  const websites = Array.from({ length: 100 }, (_, index) =>
    one(`${String(index).padStart(2, '0')}.example`, 1000 - index, 1000 - index),
  )
  websites.push(one('stopped.example', 200, 0), one('doubled.example', 300, 600), one('little.example', 4, 8))

  const { close, listed, silent } = arrange(websites)

  expect(names(close)).toEqual(['00.example', '01.example', '02.example', 'doubled.example', 'stopped.example'])
  expect(listed).toHaveLength(103)
  expect(silent).toEqual([])
})

test('what had no visitors, nor before, is silent', () => {
  const { close, listed, silent } = arrange([one('quiet.example', 0, 0), one('stopped.example', 5, 0)])

  expect(names(close)).toEqual(['stopped.example'])
  expect(names(listed)).toEqual(['stopped.example'])
  expect(names(silent)).toEqual(['quiet.example'])
})
