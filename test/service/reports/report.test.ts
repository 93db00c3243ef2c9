import type { Report } from '#service/reports/Report.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitorsOn, writtenBy } from './writtenBy.ts'

/** Languages have spaces that are no wider than they need to be. */
const spaced = (text: string) => text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ')

/** What somebody reads of HTML. */
const read = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
    .replaceAll(/\s+/g, ' ')

let service: TestService
let write: ReturnType<typeof writtenBy>
let grown: number
let stopped: number
let silent: number
beforeAll(async () => {
  service = await startService({ now: '2026-11-16T08:00:00Z' })
  write = writtenBy(service)
  grown = await service.addWebsite('grown.example', { timezone: 'Europe/Berlin' })
  stopped = await service.addWebsite('stopped.example', { timezone: 'UTC' })
  silent = await service.addWebsite('silent.example', { timezone: 'UTC' })
  await service.storeHits(grown, [
    ...visitorsOn('2026-11-03', 100, { country: 'DE', page: '/' }),
    ...visitorsOn('2026-11-10', 100, { country: 'DE', page: '/' }),
    ...visitorsOn('2026-11-12', 50, { country: 'DE', page: '/news', referrer: 'news.example' }),
    ...visitorsOn('2026-11-12', 3, { name: 'Signup', country: 'DE', page: '/' }),
    // Sunday's last hour where the website is, and Monday's first.
    ...visitorsOn('2026-11-15', 1, { time: '2026-11-15T22:59:00Z', country: 'FR' }),
    ...visitorsOn('2026-11-16', 40, { time: '2026-11-15T23:01:00Z', country: 'FR' }),
  ])
  await service.storeHits(stopped, visitorsOn('2026-11-04', 30))
})
afterAll(() => service.stop())

describe('a report of one website', () => {
  let report: Report
  beforeAll(async () => {
    report = await write({ websites: [grown] })
  })

  test('says in its subject what matters', () => {
    const { subject } = report

    expect(spaced(subject)).toBe('grown.example: 154 visitors, +54% (Nov 9 – 15, 2026)')
  })

  test('says the same in text and HTML: how many came, and why', () => {
    const { text, html } = report

    const sentence = '154 visitors, 54% more than the week before. Most of it: news.example +50, /news +50 pageviews.'
    expect(text).toContain(sentence)
    expect(read(html)).toContain(sentence)
    expect(text).toContain('Most on Tuesday, November 10: 100.')
  })

  test('has every figure, day and list in its text', () => {
    const { text } = report

    expect(text.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | '))).toEqual(
      expect.arrayContaining([
        '154 | +54% | Visitors',
        '151 | +51% | Pageviews',
        '100 | Tue',
        '53 | Thu',
        '1 | Sun',
        '50 | +50 | news.example (Source)',
        '50 | +50 | /news',
        '153 | +53 | Germany',
        '3 | +3 | Signup',
      ]),
    )
  })

  test('leads to the dashboard with its days, and from a row to the visitors of the row', () => {
    const { html } = report

    const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, link = '']) => link.replaceAll('&#38;', '&'))
    expect(links).toContain(`https://stats.example/websites/${grown}/statistics?from=2026-11-09&to=2026-11-15`)
    expect(links).toContain(
      `https://stats.example/websites/${grown}/statistics?from=2026-11-09&to=2026-11-15&filters=referrer%3Anews.example`,
    )
    expect(links).toContain('https://stats.example/unsubscribe?token=abc')
    expect(links.filter((link) => !link.startsWith('https://stats.example/'))).toEqual([])
  })

  test('has its chart as a picture, twice as large as it is shown', () => {
    const { html, pictures } = report

    const [chart] = pictures
    const png = Buffer.from(chart?.png ?? [])
    expect(pictures).toHaveLength(1)
    expect(html).toContain(`src="cid:${chart?.name}"`)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1104, 264])
  })

  test('compares a month with the month before', async () => {
    await service.storeHits(silent, [...visitorsOn('2026-09-30', 20), ...visitorsOn('2026-10-31', 10)])

    const { subject, text, html } = await write({ websites: [silent], kind: 'monthly' })

    expect(spaced(subject)).toBe('silent.example: 10 visitors, −50% (October 2026)')
    expect(text).toContain('10 visitors, 50% fewer than the month before.')
    expect(html).toContain('compare_from=2026-09-01&#38;compare_to=2026-09-30')
  })

  test('asks for the script where nobody came any more', async () => {
    const { subject, text, html } = await write({ websites: [stopped] })

    expect(spaced(subject)).toBe('stopped.example: nobody came (Nov 9 – 15, 2026)')
    expect(text).toContain('Nobody came, after 30 visitors the week before.')
    expect(html).toContain(`href="https://stats.example/websites/${stopped}/install"`)
  })

  test('is short where nobody came before either', async () => {
    const { subject, text, html, pictures } = await write({ websites: [silent] })

    expect(spaced(subject)).toBe('silent.example: nobody came (Nov 9 – 15, 2026)')
    expect(text).toContain('No visitors, and none the week before')
    expect(html).toContain(`href="https://stats.example/websites/${silent}/install"`)
    expect(pictures).toEqual([])
  })
})

describe('a report of several websites', () => {
  test('says what all of them come to, and one line for those without visitors', async () => {
    const { subject, text, html } = await write({ websites: [grown, stopped, silent] })

    expect(spaced(subject)).toBe('3 websites: 154 visitors, +18% (Nov 9 – 15, 2026)')
    expect(text).toContain('154 visitors on 3 websites, 18% more than the week before.')
    expect(text).toContain('No visitors, and none the week before: silent.example.')
    expect(html).toContain('No visitors, and none the week before: silent.example.')
    expect(html.indexOf('grown.example')).toBeLessThan(html.indexOf('stopped.example'))
  })
})

test.each([
  [
    'de',
    '154 Besucher, 54 % mehr als in der Woche davor. Zum größten Teil: news.example +50 und /news +50 Seitenaufrufe.',
  ],
  [
    'fr',
    '154 visiteurs, 54 % de plus que la semaine précédente. Pour l’essentiel : news.example +50, /news +50 pages vues.',
  ],
  ['ja', '訪問者154人、前の週より54%増。主な要因：news.example +50、/news +50ページビュー。'],
] as const)('is written in %s', async (language, sentence) => {
  const { text, html } = await write({ websites: [grown], language })

  expect(spaced(text)).toContain(sentence)
  expect(html).toContain(`<html lang="${language}" dir="ltr">`)
})

test('is written from right to left in Arabic, with names in their own direction', async () => {
  const { subject, text, html } = await write({ websites: [grown], language: 'ar' })

  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<div role="main" lang="ar" dir="rtl"')
  expect(subject).toMatch(/^154 زائرًا في grown\.example/)
  expect(text).toContain('\u2068news.example\u2069')
})
