import fc from 'fast-check'
import { mostly, text } from './anything.ts'
import { address, url, userAgent } from './events.ts'
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
  ...urls.map((one) => `GET ${one.replace('https://example.com', '')} HTTP/1.1`),
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

const day = mostly('2026-11-19', fc.oneof(fc.constantFrom('2026-02-30', '0000-00-00', '99999-01-01'), text(12)))
const hour = mostly('10:00:00', text(10))
const method = mostly('GET', text(8))
const path = mostly('/', fc.oneof(fc.constantFrom(...urls), text(100)))
const status = mostly('200', text(5))
const small = mostly('1', fc.oneof(fc.integer({ min: -5, max: 50 }).map(String), text(5)))

const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`

const rows = (...fields: fc.Arbitrary<string>[]) => fc.tuple(...fields)

/** A file of each format: what it begins with, and a row of it. */
const files: Record<string, { head: string; row: fc.Arbitrary<string> }> = {
  'access.log': { head: '', row: line },
  'u_ex.log': {
    head: '#Fields: date time c-ip cs-method cs-uri-stem cs-uri-query sc-status cs(User-Agent) cs(Referer)\n',
    row: rows(day, hour, address, method, path, text(50), status, userAgent, url).map((fields) => fields.join(' ')),
  },
  'caddy.log': {
    head: '',
    row: fc
      .record({
        ts: mostly<unknown>(1_795_000_000, fc.oneof(fc.double(), text(30))),
        status: mostly<unknown>(200, fc.jsonValue()),
        request: mostly<unknown>(
          { method: 'GET', uri: '/', remote_ip: '192.0.2.7', headers: { 'User-Agent': ['Mozilla/5.0'] } },
          fc.record({ method, uri: path, remote_ip: address, headers: fc.jsonValue() }),
        ),
        time_iso8601: day,
        remote_addr: address,
        request_uri: path,
        http_user_agent: userAgent,
      })
      .map((fields) => JSON.stringify(fields)),
  },
  'website_event.csv': {
    head: 'session_id,hostname,browser,os,url_path,url_query,referrer_domain,event_type,event_name,country,created_at\n',
    row: rows(
      mostly('a', text(40)),
      text(40),
      text(40),
      text(40),
      path,
      text(80),
      url,
      mostly('1', text(3)),
      text(130),
      text(4),
      fc.tuple(day, hour).map((both) => both.join(' ')),
    ).map((fields) => fields.map(quoted).join(',')),
  },
  'goatcounter.csv': {
    head: '2Path,Title,Event,UserAgent,Browser,System,Session,Bot,Referrer,Referrer scheme,Screen size,Location,FirstVisit,Date\n',
    row: rows(
      path,
      text(20),
      mostly('false', text(5)),
      userAgent,
      text(40),
      text(40),
      mostly('a', text(40)),
      mostly('0', text(5)),
      url,
      mostly('h', text(2)),
      text(12),
      text(8),
      text(4),
      fc.tuple(day, hour).map((both) => `${both.join('T')}Z`),
    ).map((fields) => fields.map(quoted).join(',')),
  },
  'imported_pages.csv': {
    head: 'date,hostname,page,visits,visitors,pageviews\n',
    row: rows(day, text(40), path, small, small, small).map((fields) => fields.map(quoted).join(',')),
  },
  'imported_visitors.csv': {
    head: 'date,visitors,pageviews,bounces,visits,visit_duration\n',
    row: rows(day, small, small, small, small, small).map((fields) => fields.join(',')),
  },
}

const end = fc.constantFrom('\n', '\r\n')
const encoding = mostly<BufferEncoding>('utf8', fc.constantFrom('latin1', 'utf16le'))

/** What a format's file is called and begins with, and the bytes of one of its lines. */
export const histories = Object.entries(files).map(([name, { head, row }]) => ({
  name,
  head,
  line: fc.tuple(row, end, encoding).map(([written, ends, as]) => Buffer.from(written + ends, as)),
}))
