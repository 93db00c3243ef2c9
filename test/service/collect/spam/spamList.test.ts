import { expect, test } from 'vitest'
import { spamDomains } from '#service/collect/spam/spamDomains.ts'
import { spamList } from '#service/collect/spam/spamList.ts'
import { normalizeDomain } from '#service/domain.ts'

test.each(['semalt.com', 'free.semalt.com', 'a.b.semalt.com', 'buttons-for-website.com'])('%s is spam', (host) => {
  expect(spamList()(host)).toBe(true)
})

test.each(['', 'com', 'example.com', 'notsemalt.com', 'semalt.com.example.com', 'newsletter', 'google.com', '.', '..'])(
  '“%s” is none',
  (host) => {
    expect(spamList()(host)).toBe(false)
  },
)

test('an owner adds domains, and takes some off', () => {
  const isSpam = spamList('# ours\n\nwww.Spam.example\r\nпример.рф # as they write it\n!semalt.com\n')

  expect(['spam.example', 'a.spam.example', 'xn--e1afmkfd.xn--p1ai', 'darodar.com'].map(isSpam)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(isSpam('semalt.com')).toBe(false)
})

test('says which line is no domain', () => {
  expect(() => spamList('spam.example\nnot a domain')).toThrow('line 2 is not a domain: not a domain')
})

test('the domains that come along are written as hosts are, each once', () => {
  expect(spamDomains.length).toBeGreaterThan(300)
  expect(spamDomains.filter((domain) => normalizeDomain(domain) !== domain)).toEqual([])
  expect(new Set(spamDomains).size).toBe(spamDomains.length)
})
