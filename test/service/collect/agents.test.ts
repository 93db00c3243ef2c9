import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '#test/support/service.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0'
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`
const android = `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'

let service: TestService

beforeAll(async () => {
  service = await startService()
  await service.addWebsite('example.com')
  await service.addWebsite('example.net', { exclude_bots: 0 })
})

afterAll(() => service.stop())

const post = (path: string, headers: Record<string, string>, fields: Record<string, unknown>, domain = 'example.com') =>
  service.request('POST', '/api/event', {
    body: JSON.stringify({ n: 'pageview', u: `https://${domain}${path}`, d: domain, ...fields }),
    headers: { 'content-type': 'text/plain', ...headers },
    key: null,
  })

const stored = (page: string) => service.hits.read('SELECT * FROM hits WHERE page = {page:String}', { page })

const hints = (brand: string, mobile: string, platform: string) => ({
  'sec-ch-ua': `"${brand}";v="145", "Chromium";v="145", "Not A(Brand";v="24"`,
  'sec-ch-ua-mobile': mobile,
  'sec-ch-ua-platform': `"${platform}"`,
})

test.each([
  [
    'Brave on Windows 11',
    { 'user-agent': windows, ...hints('Brave', '?0', 'Windows') },
    { a: { v: '15.0.0' } },
    { browser: 'Brave', browser_version: '145', os: 'Windows', os_version: '11', device: 'desktop', model: '' },
  ],
  [
    'Chrome on a phone',
    { 'user-agent': android, ...hints('Google Chrome', '?1', 'Android') },
    { a: { v: '16.0.0', m: 'SM-S928B', t: 5 } },
    { browser: 'Chrome', browser_version: '145', os: 'Android', os_version: '16', device: 'mobile', model: 'SM-S928B' },
  ],
  [
    'Chrome on a phone, without script',
    {
      'user-agent': android,
      ...hints('Google Chrome', '?1', 'Android'),
      'sec-ch-ua-platform-version': '"16.0.0"',
      'sec-ch-ua-model': '"Pixel 9"',
    },
    {},
    { browser: 'Chrome', browser_version: '145', os: 'Android', os_version: '16', device: 'mobile', model: 'Pixel 9' },
  ],
  [
    'Safari on an iPad',
    { 'user-agent': safari },
    { a: { t: 5 } },
    { browser: 'Safari', browser_version: '18', os: 'iPadOS', os_version: '18', device: 'tablet', model: '' },
  ],
  [
    'Safari on a Mac',
    { 'user-agent': safari },
    { a: { t: 0 } },
    { browser: 'Safari', browser_version: '18', os: 'macOS', os_version: '', device: 'desktop', model: '' },
  ],
])('stores %s as what it is', async (name, headers, fields, expected) => {
  const path = `/${name.replaceAll(' ', '-')}`

  const answer = await post(path, headers, fields)

  expect(answer.status).toBe(202)
  expect(await stored(path)).toMatchObject([{ ...expected, bot: '' }])
})

test.each([
  ['automated', windows, { w: true }],
  ['HeadlessChrome', windows.replace('Chrome/', 'HeadlessChrome/'), {}],
  ['bot', '', {}],
])('leaves out what is %s, and counts it where the website wants that', async (bot, userAgent, fields) => {
  const path = `/by-${bot}`

  const answer = await post(path, { 'user-agent': userAgent }, fields)
  await post(path, { 'user-agent': userAgent }, fields, 'example.net')

  expect(answer.headers['x-dropped']).toBe('bot')
  expect(await stored(path)).toMatchObject([{ website_id: 2, bot }])
})
