import { expect, test } from 'vitest'
import type { Event } from '#contract/event.ts'
import type { Hints } from '#service/collect/agent/Hints.ts'
import { agentOf } from '#service/collect/agent/agentOf.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0'
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`
const android = `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`
const linux = `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`
const webView = `Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/143.0.0.0 Mobile Safari/537.36`
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'

const brands = (...names: string[]) =>
  [...names, 'Chromium', 'Not A(Brand'].map((name) => `"${name}";v="144"`).join(', ')

const agent = (userAgent: string, hints: Partial<Hints> = {}, event: Partial<Event> = {}, screen = '') =>
  agentOf(
    {
      userAgent,
      hints: { brands: '', mobile: '', platform: '', ...hints },
      event: { n: 'pageview', u: 'https://example.com/', d: 'example.com', ...event },
    },
    screen,
  )

test.each([
  [windows, brands('Google Chrome'), 'Chrome', '144'],
  [windows, brands('Brave'), 'Brave', '144'],
  [windows, brands('Vivaldi'), 'Vivaldi', '144'],
  [windows, brands('DuckDuckGo'), 'DuckDuckGo', '144'],
  [`${windows} Edg/143.0.0.0`, brands('Microsoft Edge'), 'Edge', '144'],
  [`${windows} OPR/125.0.0.0`, '"Opera";v="126", "Chromium";v="141"', 'Opera', '126'],
  [windows, brands(), 'Chromium', '144'],
  [windows, brands('My Own Browser'), 'Chromium', '144'],
  [webView, brands('Android WebView'), 'Android WebView', '144'],
  [`${webView} Instagram 380.0.0.28`, brands('Android WebView'), 'Instagram', '380'],
  [windows, '', 'Chrome', '143'],
  [windows, '"Google Chrome";v="1000000"', 'Chrome', '143'],
  [windows, 'Google Chrome', 'Chrome', '143'],
  [windows, '"'.repeat(5000), 'Chrome', '143'],
])('a browser goes by its brand: %s %s', (userAgent, said, browser, browser_version) => {
  expect(agent(userAgent, { brands: said })).toMatchObject({ bot: '', browser, browser_version })
})

test.each([
  ['"Android"', 'Android'],
  ['"Chrome OS"', 'Chrome OS'],
  ['"Linux"', 'Linux'],
  ['"My Own System"', 'Linux'],
])('what says that it is Linux may be on %s', (platform, os) => {
  expect(agent(linux, { brands: brands('Google Chrome'), platform })).toMatchObject({ os })
})

test('a website that asks for more is told the version and the model', () => {
  const hints = { brands: brands('Google Chrome') }

  expect(agent(windows, { ...hints, platform: '"Windows"', version: '"15.0.0"' })).toMatchObject({ os_version: '11' })
  expect(agent(android, { ...hints, platform: '"Android"', version: '"16.0.0"', model: '"Pixel 9"' })).toMatchObject({
    os_version: '16',
    model: 'Pixel 9',
  })
  expect(agent(android, { ...hints, platform: '"Android"', version: 'x', model: '"<b>"' })).toMatchObject({
    os_version: '',
    model: '',
  })
})

test('a headless browser under another name says it in its brands', () => {
  expect(agent(windows, { brands: brands('HeadlessChrome') })).toMatchObject({ bot: 'HeadlessChrome' })
})

test('a browser that a program drives is automated, unless it has a better name', () => {
  expect(agent(windows, {}, { w: true })).toMatchObject({ bot: 'automated' })
  expect(agent('Mozilla/5.0 (compatible; bingbot/2.0)', {}, { w: true })).toMatchObject({ bot: 'bingbot' })
  expect(agent(windows, {}, { w: false })).toMatchObject({ bot: '' })
})

test.each([
  [windows, '15.0.0', '11'],
  [windows, '13.0.0', '11'],
  [windows, '15', '11'],
  [windows, '10.0.0', '10'],
  [windows, '0.3.0', '8.1'],
  [windows, '', ''],
  [mac, '15.6.1', '15'],
  [mac, '10.15.7', '10.15'],
  [android, '16.0.0', '16'],
  [linux, '6.14.0', ''],
  [android, '99999.0.0', ''],
  [android, '<script>', ''],
])('the version of the system is what the script says: %s %s', (userAgent, v, os_version) => {
  expect(agent(userAgent, {}, { a: { v } })).toMatchObject({ os_version })
})

test.each([
  [android, 'SM-S928B', 'SM-S928B'],
  [android, 'moto g(30)', 'moto g(30)'],
  [android, '', ''],
  [android, '<img src=x>', ''],
  [android, 'a\nb', ''],
  [android, 'x'.repeat(64), ''],
  [windows, 'Surface', ''],
])('the model of an Android device is what the script says: %s %s', (userAgent, m, model) => {
  expect(agent(userAgent, {}, { a: { m } })).toMatchObject({ model })
})

const iPad = { os: 'iPadOS', os_version: '18', device: 'tablet' }
const aMac = { os: 'macOS', device: 'desktop' }

test.each([
  ['with ten fingers', { a: { t: 5 } }, '1512x982', iPad],
  ['on a screen that only iPads have', {}, '820x1180', iPad],
  ['without fingers', { a: { t: 0 } }, '820x1180', aMac],
  ['on another screen', {}, '1512x982', aMac],
  ['without a screen', {}, '', aMac],
])('what says that it is a Mac, %s', (_what, event, screen, expected) => {
  expect(agent(safari, {}, event, screen)).toMatchObject(expected)
})

test('Chrome on a Mac with the screen of an iPad is on a Mac', () => {
  expect(agent(mac, { brands: brands('Google Chrome') }, {}, '820x1180')).toMatchObject(aMac)
})
