import { expect, test } from 'vitest'
import { referrer } from '#service/collect/referrer.ts'
import { trackedWebsite } from '#service/collect/TrackedWebsite.ts'
import { website } from './website.ts'

const own = trackedWebsite(website())
const page = new URL('https://shop.example.com/lamps')

test.each([
  ['nothing', null, ''],
  ['an empty text', '', ''],
  ['a website', 'https://search.example.org/?q=lamp', 'search.example.org'],
  ['one in capitals, with www and a port', 'HTTP://WWW.Example.ORG:8080/x', 'example.org'],
  ['one with a dot at the end', 'https://example.org./', 'example.org'],
  ['one that is called www', 'https://www.org/', 'www.org'],
  ['an international name', 'https://bücher.example/', 'xn--bcher-kva.example'],
  ['an address', 'http://[2001:db8::1]:81/', '[2001:db8::1]'],
  ['an application', 'android-app://com.example.Mail/', 'com.example.mail'],
  ['junk', 'not an address', ''],
  ['another scheme', 'javascript:alert(1)', ''],
  ['a file', 'file:///home/index.html', ''],
  ['no host', 'https://', ''],
])('of %s', (_what, text, expected) => {
  expect(referrer(text, page, own)).toBe(expected)
})

test.each([
  ['its domain', 'https://example.com/a'],
  ['its domain with www', 'https://www.example.com/a'],
  ['the host that the page is on', 'https://shop.example.com/b'],
  ['another of its subdomains', 'https://www.blog.example.com/b'],
])('is the website itself from a page of %s', (_what, text) => {
  expect(referrer(text, page, own)).toBe('example.com')
})

test('is another website on another port of the same host', () => {
  expect(referrer('http://localhost:3000/', new URL('http://localhost:4000/'), own)).toBe('localhost')
})

test.each([
  ['ref=https://Example.org/list', 'example.org'],
  ['ref=www.example.org', 'example.org'],
  ['source=Newsletter', 'newsletter'],
  ['utm_source=mail', 'mail'],
  ['utm_source=mail&ref=example.org', 'example.org'],
  ['ref=&utm_source=mail', 'mail'],
  ['ref=%3Cscript%3E', ''],
  ['reference=example.org', ''],
])('is what the page’s parameters say where the browser says nothing: %s', (query, expected) => {
  expect(referrer(null, new URL(`https://example.com/?${query}`), own)).toBe(expected)
})

test('is what the browser says where the parameters say otherwise', () => {
  expect(referrer('https://example.org/', new URL('https://example.com/?ref=mail'), own)).toBe('example.org')
})

test.each(['https://notexample.com/', 'https://example.com.example.org/', 'https://example.co/'])(
  'is another website where the name only looks like it: %s',
  (text) => {
    expect(referrer(text, page, own)).toBe(new URL(text).hostname)
  },
)

test('is the website itself where its pages are on a host of another name', () => {
  const elsewhere = new URL('https://shop.example.net/lamps')

  expect(referrer('https://www.shop.example.net/', new URL('https://www.shop.example.net/b'), own)).toBe('example.com')
  expect(referrer('https://www.shop.example.net/', elsewhere, own)).toBe('example.com')
  expect(referrer('https://shop.example.net/', new URL('https://www.shop.example.net/b'), own)).toBe('example.com')
})

test('is another website from a subdomain that is not among the hosts of this one', () => {
  const few = trackedWebsite(website({ hosts: 'example.com\nshop.example.com' }))

  expect(referrer('https://blog.example.com/', page, few)).toBe('blog.example.com')
  expect(referrer('https://www.example.com/', page, few)).toBe('example.com')
})
