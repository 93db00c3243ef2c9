import { busyFor } from '#test/support/busyFor.ts'
import { expect, test } from 'vitest'
import { readAgent } from '#service/collect/agent/readAgent.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const linux = 'Mozilla/5.0 (X11; Linux x86_64)'
const android = 'Mozilla/5.0 (Linux; Android 10; K)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
const ipad = 'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X)'

test.each([
  [`${windows} ${chrome} Safari/537.36`, 'Chrome', 'Windows', 'desktop'],
  [`${mac} ${chrome} Safari/537.36`, 'Chrome', 'macOS', 'desktop'],
  [`${linux} ${chrome} Safari/537.36`, 'Chrome', 'Linux', 'desktop'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'Chrome OS', 'desktop'],
  [`${android} ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android', 'mobile'],
  [`${android} ${chrome} Safari/537.36`, 'Chrome', 'Android', 'tablet'],
  [`${iphone} ${webkit} CriOS/143.0.7499.61 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS', 'mobile'],
  [`${mac} ${webkit} CriOS/143 Version/11.1.1 Safari/605.1.15`, 'Chrome', 'iPadOS', 'tablet'],
  [`${windows.replace(')', '; rv:145.0)')} Gecko/20100101 Firefox/145.0`, 'Firefox', 'Windows', 'desktop'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux', 'desktop'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox', 'Android', 'mobile'],
  [`${iphone} ${webkit} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS', 'mobile'],
  [`${mac} ${webkit} Version/18.5 Safari/605.1.15`, 'Safari', 'macOS', 'desktop'],
  [`${iphone} ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS', 'mobile'],
  [`${ipad} ${webkit} Version/17.6 Mobile/15E148 Safari/604.1`, 'Safari', 'iPadOS', 'tablet'],
  [`${windows} ${chrome} Safari/537.36 Edg/143.0.0.0`, 'Edge', 'Windows', 'desktop'],
  [`${android} ${chrome} Mobile Safari/537.36 EdgA/143.0.0.0`, 'Edge', 'Android', 'mobile'],
  [`${iphone} ${webkit} Version/18.0 EdgiOS/143.0 Mobile/15E148 Safari/605.1.15`, 'Edge', 'iOS', 'mobile'],
  [`${windows} ${chrome} Safari/537.36 OPR/125.0.0.0`, 'Opera', 'Windows', 'desktop'],
  [`${windows} ${chrome} Safari/537.36 OPR/125.0.0.0 (Edition GX)`, 'Opera GX', 'Windows', 'desktop'],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/34.1244; U; en) Presto/2.8.119', 'Opera Mini', '', 'mobile'],
  [`${windows} ${chrome} Safari/537.36 Vivaldi/7.6`, 'Vivaldi', 'Windows', 'desktop'],
  [`${windows} ${chrome} YaBrowser/25.10.0.0 Safari/537.36`, 'Yandex Browser', 'Windows', 'desktop'],
  [
    `${android} AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    'mobile',
  ],
  [`${iphone} ${webkit} Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, 'DuckDuckGo', 'iOS', 'mobile'],
  [`${mac} ${webkit} Version/18.5 Safari/605.1.15 Ddg/18.5`, 'DuckDuckGo', 'macOS', 'desktop'],
  [`${iphone} ${webkit} Version/18.5 Brave/1 Mobile/15E148 Safari/604.1`, 'Brave', 'iOS', 'mobile'],
  ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'Internet Explorer', 'Windows', 'desktop'],
  [
    'Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/130.4.1 like Chrome/130.0.0.0 Safari/537.36',
    'Amazon Silk',
    'Android',
    'tablet',
  ],
])('reads browsers: %s', (userAgent, browser, os, device) => {
  expect(readAgent(userAgent)).toMatchObject({ bot: '', browser, os, device })
})

test.each([
  [`${iphone} ${webkit} Mobile/22F76 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/1]`, 'Facebook', 'iOS', 'mobile'],
  [
    `${android} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/143.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0;]`,
    'Facebook',
    'Android',
    'mobile',
  ],
  [`${iphone} ${webkit} Mobile/22F76 Instagram 380.0.0.28 (iPhone14,5; iOS 18_5; en_US)`, 'Instagram', 'iOS', 'mobile'],
  [`${iphone} ${webkit} Mobile/22F76 musical_ly_39.5.0 BytedanceWebview/d8a21c6`, 'TikTok', 'iOS', 'mobile'],
  [`${iphone} ${webkit} Mobile/22F76 [LinkedInApp]/9.31`, 'LinkedIn', 'iOS', 'mobile'],
  [`${iphone} ${webkit} Mobile/22F76 [Pinterest/iOS]`, 'Pinterest', 'iOS', 'mobile'],
  [`${iphone} ${webkit} Mobile/22F76 Twitter for iPhone/11.10`, 'X', 'iOS', 'mobile'],
  [`${iphone} ${webkit} Mobile/22F76 MicroMessenger/8.0.60`, 'WeChat', 'iOS', 'mobile'],
  [`${iphone} ${webkit} GSA/380.0 Mobile/15E148 Safari/604.1`, 'Google App', 'iOS', 'mobile'],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/143.0.0.0 Mobile Safari/537.36`,
    'Android WebView',
    'Android',
    'mobile',
  ],
  [`${iphone} ${webkit} Mobile/22F76`, 'iOS WebView', 'iOS', 'mobile'],
])('reads applications that show pages: %s', (userAgent, browser, os, device) => {
  expect(readAgent(userAgent)).toMatchObject({ bot: '', browser, os, device })
})

test.each([
  [
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    'webOS',
    'tv',
  ],
  [
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/7.0 Chrome/120.0.0.0 TV Safari/537.36',
    'Tizen',
    'tv',
  ],
  [
    'Mozilla/5.0 (Linux; Android 9; AFTKA) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.1 like Chrome/120.0.0.0 Safari/537.36',
    'Android',
    'tv',
  ],
  [
    'Mozilla/5.0 (PlayStation; PlayStation 5/11.00) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    'PlayStation',
    'console',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edge/44',
    'Xbox',
    'console',
  ],
  [
    'Mozilla/5.0 (Nintendo Switch; WifiWebAuthApplet) AppleWebKit/609.4 (KHTML, like Gecko) NF/6.0 NintendoBrowser/5.1',
    'Nintendo',
    'console',
  ],
  ['Mozilla/5.0 (Mobile; Nokia_2780; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.1', 'KaiOS', 'mobile'],
  [`Mozilla/5.0 (Linux; Android 14; SM-X710) ${chrome} Safari/537.36`, 'Android', 'tablet'],
])('reads devices: %s', (userAgent, os, device) => {
  expect(readAgent(userAgent)).toMatchObject({ bot: '', os, device })
})

test.each([
  [`${windows} ${chrome} Safari/537.36`, '143', ''],
  [`${windows.replace('10.0', '6.1')} ${chrome} Safari/537.36`, '143', '7'],
  [`${mac} ${webkit} Version/18.5 Safari/605.1.15`, '18', ''],
  [`${mac.replace('10_15_7', '10_14_6')} ${webkit} Version/12.1.2 Safari/605.1.15`, '12', '10.14'],
  [`${iphone} ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`, '17', '18'],
  [`${iphone} ${webkit} Version/26.1 Mobile/15E148 Safari/604.1`, '26', '26'],
  [`${ipad} ${webkit} CriOS/143.0.7499.61 Mobile/15E148 Safari/604.1`, '143', '17'],
  [`${android} ${chrome} Mobile Safari/537.36`, '143', ''],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', '145', '15'],
  [`${windows} ${chrome} Safari/537.36 OPR/125.0.0.0`, '125', ''],
  ['Mozilla/5.0 (Windows NT 6.3; WOW64; Trident/7.0; rv:11.0) like Gecko', '11', '8.1'],
  [`${windows} Chrome/99999999.1 Safari/537.36`, '', ''],
])('reads versions, and none where a browser says the same for good: %s', (userAgent, browser_version, os_version) => {
  expect(readAgent(userAgent)).toMatchObject({ browser_version, os_version })
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Pro Build/AP3A; wv) Version/4.0 Chrome/143.0 Mobile Safari/537.36',
    'Pixel 9 Pro',
  ],
  [`Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-X710) ${chrome} Safari/537.36`, 'SM-X710'],
  [`${android} ${chrome} Mobile Safari/537.36`, ''],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', ''],
  [`Mozilla/5.0 (Linux; Android 14; <b>model</b>) ${chrome} Safari/537.36`, ''],
  [`${iphone} ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`, ''],
])('reads the models of Android devices: %s', (userAgent, model) => {
  expect(readAgent(userAgent)).toMatchObject({ model })
})

test('reads what a log wrote with + for spaces', () => {
  expect(readAgent(`${mac} ${chrome} Safari/537.36`.replaceAll(' ', '+'))).toEqual(
    readAgent(`${mac} ${chrome} Safari/537.36`),
  )
})

test.each([
  ['', 'bot'],
  ['   ', 'bot'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot'],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/130.0.0.0 Safari/537.36',
    'bingbot',
  ],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)', 'GPTBot'],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'FacebookExternalHit'],
  [`${linux} AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36`, 'HeadlessChrome'],
  ['curl/8.10.1', 'curl'],
  ['Wget/1.24.5', 'Wget'],
  ['python-requests/2.32.3', 'Python'],
  ['Go-http-client/2.0', 'Go'],
  ['axios/1.7.7', 'axios'],
  ['node', 'Node.js'],
  ['Evilbot/1.0 (something)', 'bot'],
])('knows a bot: %s', (userAgent, name) => {
  expect(readAgent(userAgent).bot).toBe(name)
})

test('gives nobody the names they make up for themselves', () => {
  expect(readAgent('Evilname/1.0 (something)')).toMatchObject({ browser: '', os: '', device: '' })
})

test.each([
  ['one word', `Mozilla/5.0 ${'A'.repeat(12_000)}`],
  ['a comment that is never closed', `Mozilla/5.0 (${'a; '.repeat(4000)}`],
  ['a version without an end', `Chrome/${'1.'.repeat(6000)}`],
  ['spaces', `Mozilla${' '.repeat(12_000)}x`],
  ['names of browsers', 'Opera Version/ Chrome/ Safari/ '.repeat(400)],
  ['names of systems', 'Android (Linux; CPU OS Windows NT '.repeat(350)],
  ['names of devices', 'iPhone OS Macintosh Mac OS X AppleWebKit/ iPad OS '.repeat(250)],
  ['names of applications', 'FB_IAB/ MessengerForiOS Trident/ wv) Version/4.0 '.repeat(250)],
  ['beginnings of bots', 'bo cra spid '.repeat(1000)],
])('takes no time over %s', (_what, userAgent) => {
  expect(busyFor(() => readAgent(userAgent))).toBeLessThan(200)
})
