import type { Report } from '#service/reports/Report.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorsOn, writtenBy } from './writtenBy.ts'

const names = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  'http://evil.example/login',
  '\u202Emoc.elgoog',
  'one\r\nBcc: everybody@evil.example\r\n\r\nhello',
  '<!--[if mso]><![endif]-->',
  '&lt;b&gt;',
  'long'.repeat(500),
]

let service: TestService
let report: Report
beforeAll(async () => {
  service = await startService({ now: '2026-11-16T08:00:00Z' })
  const website = await service.addWebsite('own.example', { timezone: 'UTC' })
  // As a log may be imported, or an older version has stored it: not as the collector lets it in.
  await service.storeHits(
    website,
    names.flatMap((name, index) => [
      ...visitorsOn('2026-11-10', 20 + index, { page: `/${name}`, referrer: name, campaign: name, country: name }),
      ...visitorsOn('2026-11-11', 20 + index, { name }),
    ]),
  )
  await service.storeHits(website, visitorsOn('2026-11-03', 30))
  report = await writtenBy(service)({ websites: [website] })
})
afterAll(() => service.stop())

const tags = (html: string) => new Set(Array.from(html.matchAll(/<([a-z0-9]+)/gi), ([, tag]) => tag))

test('names that visitors made up are text, whatever they are made of', () => {
  const { html } = report

  expect(html).not.toMatch(/<script|<img src=x|onerror=|onmouseover='/)
  expect(html.match(/<img/g)).toHaveLength(1)
  const usual = 'html head meta title style body div table tr th td h1 h2 p span a br img'
  expect(tags(html)).toEqual(new Set(usual.split(' ')))
})

test('no link leads anywhere but to the service, and none is longer than a line', () => {
  const { html, text } = report

  const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, link = '']) => link)
  expect(links.filter((link) => !link.startsWith('https://stats.example/'))).toEqual([])
  expect(Math.max(...links.map(({ length }) => length))).toBeLessThan(450)
  const named = Array.from(text.matchAll(/\w+:\/\/[^\s/]+/g), ([address]) => address)
  expect([...new Set(named)]).toEqual(['https://stats.example'])
})

test('every name stays on its line and in its direction, and is cut', () => {
  const { html, text, subject } = report

  for (const part of [html, text, subject]) {
    expect(part).not.toMatch(/[\u202A-\u202E\u2066\u2067\r]/)
    expect(part).not.toMatch(/^Bcc:/m)
    expect(part).not.toContain('long'.repeat(20))
  }
})
