import fc from 'fast-check'
import { mostly, text } from './anything.ts'
import { address, userAgent } from './events.ts'
import { urls } from './hostile.ts'

const times = [
  '19/Nov/2026:10:00:00 +0000',
  '31/Apr/2026:10:00:00 +0000',
  '29/Feb/2023:23:59:60 +1400',
  '01/Jan/0000:00:00:00 +0000',
  '31/Dec/9999:23:59:59 -1200',
  '01/Jan/1970:00:00:00 +0000',
  '19/Nov/2026:25:61:61 +9999',
  '19/Nov/2026:10:00:00 +9959',
]

const requests = [
  'GET / HTTP/1.1',
  'GET /%00%0a%E2%80%AE HTTP/1.1',
  'GET http://example.com/ HTTP/1.1',
  'GET //evil.example HTTP/2.0',
  'GET example.net:443 HTTP/1.1',
  'GET  HTTP/1.1',
  'get /',
  '-',
  String.raw`\x16\x03\x01\x00\xff`,
  String.raw`GET /\x22\\ HTTP/1.1`,
  ...urls.map((url) => `GET ${url.replace('https://example.com', '')} HTTP/1.1`),
]

const combined = fc
  .record({
    address: mostly('192.0.2.7', address),
    user: mostly('-', text(300)),
    time: mostly('19/Nov/2026:10:00:00 +0000', fc.oneof(fc.constantFrom(...times), text(30))),
    request: mostly('GET / HTTP/1.1', fc.oneof(fc.constantFrom(...requests), text(200))),
    status: mostly('200', fc.oneof(fc.integer({ min: -1, max: 9999 }).map(String), text(5))),
    referrer: mostly('-', fc.oneof(fc.constantFrom(...urls), text(200))),
    agent: userAgent,
  })
  .map(
    ({ address: from, user, time, request, status, referrer, agent }) =>
      `${from} - ${user} [${time}] "${request}" ${status} 512 "${referrer}" "${agent}"`,
  )

const special = [
  '',
  '\r',
  '\0'.repeat(100),
  '"'.repeat(5000),
  '\\'.repeat(5001),
  `1.1.1.1 - - [${'['.repeat(5000)}`,
  `1.1.1.1 - - [19/Nov/2026:10:00:00 +0000] "GET /${'a'.repeat(64 * 1024)} HTTP/1.1" 200 1 "-" "Mozilla/5.0"`,
  'a '.repeat(40_000),
  '{"request":{"uri":"/"},"ts":1e400}',
  '#Fields: date time c-ip cs-uri-stem',
  '192.0.2.7 - - [19/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 1 "-" "Mozilla/5.0"\rX: injected',
]

const line = fc.oneof(
  { weight: 40, arbitrary: combined },
  { weight: 4, arbitrary: text(400) },
  { weight: 1, arbitrary: fc.constantFrom(...special) },
)

/** The bytes of a line of an access log, with the end that some systems give it. */
export const logLine = fc
  .tuple(line, fc.constantFrom('\n', '\r\n'), mostly<BufferEncoding>('utf8', fc.constantFrom('latin1', 'utf16le')))
  .map(([written, end, encoding]) => Buffer.from(written + end, encoding))
