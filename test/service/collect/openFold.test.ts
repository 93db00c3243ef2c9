import { expect, test } from 'vitest'
import { openFold } from '#service/collect/openFold.ts'
import type { Hit } from '#service/storage/hits/Hit.ts'
import { plainHit } from '#test/support/plainHit.ts'

const website = { id: 1, domain: 'example.com' }

const bounds = {
  name: 2,
  page: 3,
  referrer: 2,
  campaign: 2,
  resolution: 2,
  utm_source: 2,
  utm_medium: 2,
  utm_term: 2,
  utm_content: 2,
  model: 2,
}

const hit = (fields: Partial<Hit>): Hit => ({
  website_id: 1,
  time: Date.parse('2026-11-20T12:00:00Z'),
  visitor: '1',
  ...plainHit,
  ...fields,
})

test('values beyond the bound of a day are one, those known by then stay themselves', () => {
  const fold = openFold(bounds)

  const pages = ['/a', '/b', '/c', '/d', '/a', '/e'].map((page) => fold(website, hit({ page })).page)

  expect(pages).toEqual(['/a', '/b', '/c', '(other)', '/a', '(other)'])
})

test('each website, day and column has its own', () => {
  const fold = openFold(bounds)
  for (const name of ['a', 'b', 'c']) fold(website, hit({ name }))

  expect(fold(website, hit({ name: 'd' })).name).toBe('(other)')
  expect(fold({ id: 2, domain: 'example.org' }, hit({ name: 'd' })).name).toBe('d')
  expect(fold(website, hit({ name: 'd', time: Date.parse('2026-11-21T00:00:00Z') })).name).toBe('d')
  expect(fold(website, hit({ campaign: 'd' })).campaign).toBe('d')
})

test('pageviews, and pages of the website’s own as referrers, are never folded', () => {
  const fold = openFold(bounds)
  for (const value of ['a', 'b', 'c']) fold(website, hit({ name: value, referrer: `${value}.example` }))

  expect(fold(website, hit({ referrer: 'example.com' }))).toMatchObject({ name: 'pageview', referrer: 'example.com' })
})

test('what is remembered is bounded for all websites together', () => {
  const fold = openFold(bounds, 6)
  const fill = (id: number) => {
    for (const page of ['/a', '/b', '/c']) fold({ id, domain: 'example.com' }, hit({ page }))
  }

  fill(1)
  fill(2)
  fill(3)

  expect(fold(website, hit({ page: '/d' })).page).toBe('/d')
  expect(fold({ id: 3, domain: 'example.com' }, hit({ page: '/d' })).page).toBe('(other)')
})
