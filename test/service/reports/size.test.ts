import { startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorsOn, writtenBy } from './writtenBy.ts'

/** Gmail shows no more of a mail, in bytes. */
const clipped = 102 * 1024

let service: TestService
let websites: number[]
beforeAll(async () => {
  service = await startService({ now: '2026-11-16T08:00:00Z' })
  websites = []
  for (let index = 0; index < 110; index++) {
    const domain = 'a-name-as-long-as-a-name-may-be-'.repeat(5).slice(0, 60)
    const website = await service.addWebsite(`${domain}.${'sub.'.repeat(40)}w${index}.example`, { timezone: 'UTC' })
    websites.push(website)
    if (index >= 105) continue
    const long = `&"<>'`.repeat(400)
    await service.storeHits(website, [
      ...visitorsOn('2026-11-03', 4),
      ...Array.from({ length: 8 }, (_, row) => [
        ...visitorsOn('2026-11-10', 9, { page: `/${row}${long}`, referrer: `${row}${long}`, country: `${row}${long}` }),
        ...visitorsOn('2026-11-10', 9, { name: `${row}${long}`, campaign: `${row}${long}` }),
      ]).flat(),
    ])
  }
})
afterAll(() => service.stop())

test.each(['en', 'ar'] as const)('a report of 110 websites is shown whole, in %s', async (language) => {
  const { html, text, subject, pictures } = await writtenBy(service)({ websites, language })

  expect(Buffer.byteLength(html)).toBeLessThan(clipped)
  expect(Buffer.byteLength(text)).toBeLessThan(clipped)
  expect(subject.length).toBeLessThan(120)
  // What is left out is left out from the end, and some is always looked at closely.
  expect(pictures.length).toBeGreaterThan(0)
  expect(html.match(/<h2/g)).toHaveLength(pictures.length)
  expect(html).toContain('https://stats.example/unsubscribe?token=abc')
})

test('websites that are not named are counted', async () => {
  const { text, html } = await writtenBy(service)({ websites })

  expect(text).toContain('55 more websites')
  expect(html).toContain('65 more websites')
  expect(html).toMatch(/No visitors, and none the week before: .*w105\.example/s)
})
