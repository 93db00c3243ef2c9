import { readCombined } from '#service/importing/formats/combined.ts'
import { busyFor } from '#test/support/busyFor.ts'
import { expect, test } from 'vitest'

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const line = ({
  from = '192.0.2.7 - -',
  time = '17/May/2015:10:05:03 +0000',
  request = 'GET /about HTTP/1.1',
  rest = `200 5120 "https://example.org/" "${agent}"`,
} = {}) => `${from} [${time}] "${request}" ${rest}`

test('reads every field of a line in combined format', () => {
  const read = readCombined(line())

  expect(read).toEqual({
    address: '192.0.2.7',
    time: Date.parse('2015-05-17T10:05:03Z'),
    method: 'GET',
    target: '/about',
    host: '',
    status: 200,
    referrer: 'https://example.org/',
    userAgent: agent,
  })
})

test.each([
  ['IPv6', '2001:db8::17 - -', '2001:db8::17'],
  ['a user with spaces in the name', '192.0.2.7 - some body', '192.0.2.7'],
  ['the visitor before the proxies', '192.0.2.7, 198.51.100.2 - -', '192.0.2.7'],
  ['a host name', 'host.example.net - -', 'host.example.net'],
  ['nothing', '- - -', ''],
])('takes an address: %s', (_what, from, address) => {
  const read = readCombined(line({ from }))

  expect(read?.address).toBe(address)
})

test.each([
  ['17/May/2015:10:05:03 +0200', '2015-05-17T08:05:03Z'],
  ['17/May/2015:10:05:03 -0930', '2015-05-17T19:35:03Z'],
  ['31/Dec/2015:23:59:60 +0000', '2016-01-01T00:00:00Z'],
  ['29/Feb/2024:00:00:00 +0000', '2024-02-29T00:00:00Z'],
])('reads the time %s', (time, expected) => {
  const read = readCombined(line({ time }))

  expect(read?.time).toBe(Date.parse(expected))
})

test.each([
  ['GET /a?b=c%20d HTTP/2.0', 'GET', '/a?b=c%20d'],
  ['GET /a HTTP/3', 'GET', '/a'],
  ['GET http://example.com/a HTTP/1.1', 'GET', 'http://example.com/a'],
  ['GET /a', 'GET', '/a'],
  ['GET /with space HTTP/1.1', 'GET', '/with space'],
  [String.raw`GET /\xc3\xa4 HTTP/1.1`, 'GET', '/ä'],
  ['HEAD / HTTP/1.1', 'HEAD', '/'],
  [String.raw`\x16\x03\x01`, '', ''],
  ['-', '', ''],
  ['', '', ''],
])('reads the request "%s"', (request, method, target) => {
  const read = readCombined(line({ request }))

  expect(read).toMatchObject({ method, target })
})

test.each([
  ['a quote that Apache escapes', String.raw`A \"B\" \\ C`, String.raw`A "B" \ C`],
  ['a quote that nginx escapes', String.raw`A \x22B\x22`, 'A "B"'],
  ['bytes that are UTF-8', Buffer.from('Zürich').toString('latin1'), 'Zürich'],
  ['bytes that are latin1', 'Z\xfcrich', 'Zürich'],
  ['escaped bytes that are UTF-8', String.raw`Z\xC3\xBCrich`, 'Zürich'],
  ['a dash, which is nothing', '-', ''],
  ['nothing', '', ''],
])('reads a user agent: %s', (_what, logged, expected) => {
  const read = readCombined(line({ rest: `200 5120 "-" "${logged}"` }))

  expect(read).toMatchObject({ userAgent: expected, referrer: '' })
})

test('does not mind what a server writes behind the user agent, nor a missing size', () => {
  const read = readCombined(line({ rest: `304 - "-" "${agent}" "198.51.100.2" 0.004` }))

  expect(read).toMatchObject({ status: 304, userAgent: agent })
})

test.each([
  ['an empty line', ''],
  ['a line that is cut off', line().slice(0, -1)],
  ['a day that does not exist', line({ time: '31/Apr/2015:10:05:03 +0000' })],
  ['a month that does not exist', line({ time: '17/Mai/2015:10:05:03 +0000' })],
  ['an hour that does not exist', line({ time: '17/May/2015:24:05:03 +0000' })],
  ['a time without its offset', line({ time: '17/May/2015:10:05:03' })],
  ['JSON', '{"remote_addr":"192.0.2.7","status":200}'],
  ['zeros, as a crash leaves them', '\0'.repeat(200)],
])('refuses %s', (_what, text) => {
  const read = readCombined(text)

  expect(read).toBeUndefined()
})

test.each([
  ['no space', 'a'.repeat(65_536)],
  ['no end of a quote', line({ rest: `200 1 "${String.raw`\"`.repeat(32_000)}` })],
  ['many beginnings', `1.2.3.4 ${'- [17/May/2015:10:05:03 +0000] "'.repeat(2000)}`],
])('takes no time over a long line with %s', (_what, text) => {
  expect(busyFor(() => expect(readCombined(text)).toBeUndefined())).toBeLessThan(500)
})
