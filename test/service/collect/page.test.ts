import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { campaignParameters } from '#service/collect/campaignParameters.ts'
import { namePatterns } from '#service/collect/namePatterns.ts'
import { page, rewritten } from '#service/collect/page.ts'

const nothing = () => false

test.each([
  ['the path', 'https://example.com/pricing', '/pricing'],
  ['a slash where there is no path', 'https://example.com', '/'],
  ['no host and no port', 'https://shop.example.com:8443/cart', '/cart'],
  ['no fragment', 'https://example.com/docs#install', '/docs'],
  ['the query', 'https://example.com/search?q=lamp&page=2', '/search?q=lamp&page=2'],
  ['nothing of an empty query', 'https://example.com/search?', '/search'],
  ['a query byte for byte', 'https://example.com/?a&&b=&c==1&a=+x;y', '/?a&&b=&c==1&a=+x;y'],
  ['capitals', 'https://example.com/Blog', '/Blog'],
  ['what only looks like a default document', 'https://example.com/myindex.html/index.md', '/myindex.html/index.md'],
  ['parameters of a path', 'https://example.com/map;zoom=3/tile;x=1', '/map;zoom=3/tile;x=1'],
  ['letters for reading', 'https://example.com/caf%C3%A9/%E6%97%A5%E6%9C%AC?q=%D0%BC%D0%B8%D1%80', '/café/日本?q=мир'],
  ['letters that came as they are', 'https://example.com/café', '/café'],
  ['an emoji', 'https://example.com/%F0%9F%8F%AE', '/🏮'],
  ['a space for reading', 'https://example.com/a%20b', '/a b'],
  [
    'what would change the meaning as it is',
    'https://example.com/a%2Fb%3Fc%26d%23e%25f%2525',
    '/a%2Fb%3Fc%26d%23e%25f%2525',
  ],
  ['a backslash that is one', 'https://example.com/a%5Cb', '/a%5Cb'],
  ['bytes that are no text as they are', 'https://example.com/%ff%C3%28%E9t%C3%A9', '/%FF%C3(%E9té'],
  ['overlong and surrogate sequences as they are', 'https://example.com/%C0%AF%ED%A0%80', '/%C0%AF%ED%A0%80'],
  ['a lone percent sign as it is', 'https://example.com/100%', '/100%'],
  ['control characters as they are', 'https://example.com/a%00b%0Ac%7F%C2%85', '/a%00b%0Ac%7F%C2%85'],
  ['what turns text around as it is', 'https://example.com/%E2%80%AEcod.exe%E2%80%A8', '/%E2%80%AEcod.exe%E2%80%A8'],
  ['the joiners that some scripts need', 'https://example.com/%D9%85%DB%8C%E2%80%8C%D8%B4%D9%88%D8%AF', '/می\u200Cشود'],
])('keeps %s', (_what, url, expected) => {
  expect(page(new URL(url), nothing)).toBe(expected)
})

test.each([
  ['a slash at the end', ['/blog/', '/blog', '/blog//', '/blog/%20', '//blog/', '/./blog/x/..', '/%62log/']],
  ['a default document', ['/docs/index.html', '/docs/Index.PHP', '/docs/default.aspx', '/docs/', '/docs/index.htm/']],
  ['the first page', ['/index.php', '/', '', '//', '/Default.htm', '/index.html#top', '/?', '/?#', '/?&']],
  [
    'default documents with a query',
    ['/index.php?id=7', '/?id=7', '/?id=7#top', '/?id=7&fbclid=x', '//index.html?id=7'],
  ],
  ['the case of percent-encoding', ['/a%2fb%c3%A9%e9?q=%2f', '/a%2Fb%C3%A9%E9?q=%2F']],
  [
    'a session in the path',
    ['/cart;jsessionid=1A2B', '/cart', '/cart/;JSESSIONID=x.node1', '/cart;jsessionid=1;jsessionid=2'],
  ],
])('%s makes no other page', (_what, addresses) => {
  const pages = new Set(addresses.map((address) => page(new URL(`https://example.com${address}`), nothing)))

  expect(pages.size).toBe(1)
})

test.each([
  ['a route', '/app/#/cart', '/app#/cart'],
  ['a route with a slash at the end', '/#/cart/', '/#/cart'],
  ['the first route', '/app/#/', '/app'],
  ['the first route with a mark', '/#!/', '/'],
  ['a route’s query', '/#/search?q=lamp', '/#/search?q=lamp'],
  ['a route without what says how somebody came', '/?ref=x#/cart?utm_source=mail&id=7', '/#/cart?id=7'],
  ['letters of a route for reading', '/#/caf%C3%A9%2f', '/#/café%2F'],
  ['an anchor', '/docs#install', '/docs#install'],
  ['nothing of an empty fragment', '/docs#', '/docs'],
])('keeps %s where the fragment shows the page', (_what, address, expected) => {
  expect(page(new URL(`https://example.com${address}`), nothing, true)).toBe(expected)
})

const parts = [
  '/',
  '//',
  '.',
  '..',
  '%2e',
  '%2E',
  ';jsessionid=',
  'index.html',
  '/index.php',
  'Default.aspx',
  ' ',
  '%20',
  '?',
  '&',
  '=',
  '#',
  '#/',
  '!',
  '%',
  '%2',
  '%2f',
  '%5c',
  '\\',
  '%c3',
  '%C3%A9',
  '%E2%80%AE',
  '%00',
  '%0a',
  '%7F',
  'utm_source=x',
  'fbclid',
  'a',
  'id=7',
  '+',
  'é',
  '日本',
  '🏮',
  '\uD800',
  '\u202E',
  '\u0085',
  '\u2028',
  '%e3%80%80',
]

/** Addresses of whatever such pages are made of. */
const address = fc
  .array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 24 })
  .map((chosen) => chosen.join(''))

const long = fc
  .tuple(address, fc.constantFrom('a', '/index.html', '/', '%2e', '?&', '🏮', ' '), fc.nat(2100))
  .map(([text, part, times]) => text + part.repeat(times))

test('whatever an address is made of, a page is bounded, on one line, begins with a slash, and is a page of its own', () => {
  fc.assert(
    fc.property(fc.oneof(address, long), fc.boolean(), (text, byFragment) => {
      const counted = page(new URL(`https://example.com/${text}`), nothing, byFragment)

      expect(counted.length).toBeLessThanOrEqual(2000)
      expect(counted).toMatch(/^\//)
      expect(counted).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
      expect(page(new URL(`https://example.com${counted}`), nothing, byFragment)).toBe(counted)
      expect(rewritten(counted, nothing)).toBe(counted)
    }),
    { numRuns: 5000 },
  )
})

test('what an application calls its page begins with a slash', () => {
  expect(page(new URL('app:settings'), nothing)).toBe('/settings')
  expect(page(new URL('app://com.example/settings/'), nothing)).toBe('/settings')
})

test.each([
  ['campaigns', '?utm_source=mail&utm_campaign=spring&utm_anything=1', ''],
  ['ref and source', '?ref=example.org&source=list', ''],
  ['click identifiers', '?gclid=1&fbclid=2&msclkid=3&gad_source=4&yclid=5&mc_eid=6', ''],
  ['names in capitals', '?UTM_Source=mail&GCLID=1', ''],
  ['names that are percent-encoded', '?utm%5Fsource=mail&g%63lid=1', ''],
  ['names without a value', '?gclid&q=1', '?q=1'],
  ['some and keeps the others in their order', '?b=2&utm_medium=x&a=1&fbclid=y&b=%263', '?b=2&a=1&b=%263'],
  ['nothing that only looks like them', '?reference=1&utm=2&mygclid=3&refs=4', '?reference=1&utm=2&mygclid=3&refs=4'],
])('leaves out %s', (_what, query, expected) => {
  expect(page(new URL(`https://example.com/${query}`), nothing)).toBe(`/${expected}`)
})

test('leaves out what the website excludes', () => {
  const excludes = namePatterns(['session', 'tmp_*'])

  const counted = page(new URL('https://example.com/a?session=1&id=7&tmp_x=2&Session=3'), excludes)

  expect(counted).toBe('/a?id=7&Session=3')
})

test('keeps the fragment where that says which page it is, and leaves parameters out of it too', () => {
  const excludes = namePatterns(['session'])

  const counted = page(new URL('https://example.com/app?session=1#/caf%C3%A9?session=2'), nothing, true)

  expect(counted).toBe('/app?session=1#/café?session=2')
  expect(rewritten(counted, excludes)).toBe('/app#/café')
})

test('is bounded, and not cut inside a character', () => {
  const counted = page(new URL(`https://example.com/${'%F0%9F%8F%AE'.repeat(1500)}`), nothing)

  expect(counted).toBe(`/${'🏮'.repeat(999)}`)
})

test('a counted page is rewritten as it would have been counted', () => {
  const part = fc.string({
    unit: fc.constantFrom(...'ab%?&=/#+', 'é', '%25', '%3D', '%26', '%C3%A9', '%c3'),
    maxLength: 12,
  })
  const excludes = namePatterns(['a', '*b', '%25*', 'é', 'a%3D'])

  fc.assert(
    fc.property(part, part, (path, query) => {
      const url = new URL(`https://example.com/${path}?${query}`)

      expect(rewritten(page(url, nothing), excludes)).toBe(page(url, excludes))
    }),
    { numRuns: 2000 },
  )
})

test('owners can read which parameters are left out', () => {
  const [, section = ''] = /## How a page is written\n(.*?)\n## /s.exec(readFileSync('docs/counting.md', 'utf8')) ?? []
  const [, table = ''] = section.split('| parameters')

  expect([...table.matchAll(/`([\w*]+)`/g)].map(([, name]) => name)).toEqual(expect.arrayContaining(campaignParameters))
})
