import { openReader } from '#service/importing/openReader.ts'
import { type LoggedVisit, unknownAgent } from '#service/importing/formats/LoggedVisit.ts'
import { describe, expect, test } from 'vitest'

const subject = { domain: 'example.com', timeZone: 'UTC', now: Date.parse('2026-11-20T12:00:00Z') }
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** What comes of lines, without what is nothing by itself. */
function readAll(...lines: string[]) {
  const reader = openReader(subject)
  const read = lines.map((line) => reader.read(line)).filter((found) => found !== null)
  return { read: [...read, ...reader.end()], format: reader.format() }
}

const visits = (...lines: string[]) => readAll(...lines).read.filter((found): found is LoggedVisit => 'event' in found)

const pageview = {
  event: { n: 'pageview', u: 'https://example.com/a?b=c', d: 'example.com', r: 'https://example.org/' },
  address: '192.0.2.7',
  userAgent: firefox,
  time: Date.parse('2026-11-19T10:00:00Z'),
}

const caddy = {
  level: 'info',
  ts: 1_795_082_400.25,
  logger: 'http.log.access.log0',
  msg: 'handled request',
  request: {
    remote_ip: '198.51.100.1',
    remote_port: '41342',
    client_ip: '192.0.2.7',
    proto: 'HTTP/2.0',
    method: 'GET',
    host: 'example.com',
    uri: '/a?b=c',
    headers: { 'User-Agent': [firefox], Referer: ['https://example.org/'], Accept: ['*/*'] },
  },
  bytes_read: 0,
  duration: 0.001,
  size: 2326,
  status: 200,
  resp_headers: { Server: ['Caddy'] },
}

describe('logs of servers say by themselves what they are', () => {
  test.each([
    [
      'combined',
      'combined',
      [`192.0.2.7 - - [19/Nov/2026:10:00:00 +0000] "GET /a?b=c HTTP/1.1" 200 5 "https://example.org/" "${firefox}"`],
    ],
    [
      'combined with the host in front',
      'combined',
      [
        `example.com:443 192.0.2.7 - - [19/Nov/2026:10:00:00 +0000] "GET /a?b=c HTTP/1.1" 200 5 "https://example.org/" "${firefox}"`,
      ],
    ],
    [
      'IIS',
      'w3c',
      [
        '#Software: Microsoft Internet Information Services 10.0',
        '#Version: 1.0',
        '#Date: 2026-11-19 10:00:00',
        '#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status time-taken',
        `2026-11-19 10:00:00 10.0.0.4 GET /a b=c 443 - 192.0.2.7 ${firefox.replaceAll(' ', '+')} https://example.org/ 200 0 0 15`,
      ],
    ],
    [
      'CloudFront',
      'w3c',
      [
        '#Version: 1.0',
        '#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header',
        `2026-11-19\t10:00:00\tFRA2-C1\t392\t192.0.2.7\tGET\td111.cloudfront.net\t/a\t200\thttps://example.org/\t${firefox.replaceAll(' ', '%2520')}\tb=c\t-\tHit\tSOX\texample.com`,
      ],
    ],
    [
      'nginx in JSON, as one may name its fields',
      'json',
      [
        JSON.stringify({
          time_iso8601: '2026-11-19T11:00:00+01:00',
          remote_addr: '192.0.2.7',
          request: 'GET /a?b=c HTTP/1.1',
          status: '200',
          http_referrer: 'https://example.org/',
          http_user_agent: firefox,
        }),
      ],
    ],
    [
      'nginx in JSON, as another one does',
      'json',
      [
        JSON.stringify({
          '@timestamp': '2026-11-19T10:00:00.000Z',
          client_ip: '192.0.2.7',
          method: 'GET',
          uri: '/a',
          args: 'b=c',
          status: 200,
          referer: 'https://example.org/',
          'user-agent': firefox,
          host: 'backend:3000',
        }),
      ],
    ],
    [
      'Traefik',
      'json',
      [
        JSON.stringify({
          ClientHost: '192.0.2.7',
          ClientAddr: '192.0.2.7:51234',
          DownstreamStatus: 200,
          RequestHost: 'example.com',
          RequestMethod: 'GET',
          RequestPath: '/a?b=c',
          StartUTC: '2026-11-19T10:00:00.000000000Z',
          'request_User-Agent': firefox,
          request_Referer: 'https://example.org/',
        }),
      ],
    ],
  ])('%s', (_what, format, lines) => {
    const found = readAll(...lines)

    expect(found).toEqual({ format, read: [pageview] })
  })

  test('Caddy', () => {
    const found = readAll(JSON.stringify(caddy))

    expect(found).toEqual({ format: 'json', read: [{ ...pageview, time: Date.parse('2026-11-19T10:00:00.250Z') }] })
  })
})

test.each([
  ['seconds', 1_795_082_400],
  ['milliseconds', 1_795_082_400_000],
  ['microseconds', '1795082400000000'],
  ['nanoseconds', '1795082400000000000'],
  ['ISO 8601', '2026-11-19T10:00:00Z'],
  ['Caddy’s wall clock', '2026/11/19 10:00:00'],
  ['whole hours of its zone', '2026-11-19 11:00:00.000+01'],
  ['common', '19/Nov/2026:11:00:00 +0100'],
])('JSON may tell the time in %s', (_what, ts) => {
  const [visit] = visits(JSON.stringify({ ...caddy, ts }))

  expect(visit?.time).toBe(pageview.time)
})

test('a common log has no user agents: nobody in it is a bot for that', () => {
  const [visit] = visits('192.0.2.7 - - [19/Nov/2026:10:00:00 +0000] "GET /a?b=c HTTP/1.1" 200 5')

  expect(visit).toMatchObject({ userAgent: '', agent: { bot: '', browser: '' } })
})

test('fields of IIS that change in the middle are read by their new order', () => {
  const found = visits(
    '#Fields: date time cs-uri-stem c-ip cs-method sc-status cs(User-Agent)',
    '2026-11-19 10:00:00 /a 192.0.2.7 GET 200 Mozilla/5.0+(X11)',
    '#Software: Microsoft Internet Information Services 10.0',
    '#Fields: date time c-ip cs-method cs-uri-stem sc-status',
    '2026-11-19 10:00:01 192.0.2.8 GET /b 200',
  )

  expect(found.map(({ event, address, userAgent, agent }) => [event.u, address, userAgent, agent?.bot])).toEqual([
    ['https://example.com/a', '192.0.2.7', 'Mozilla/5.0 (X11)', undefined],
    ['https://example.com/b', '192.0.2.8', '', ''],
  ])
})

test('a log that begins in the middle of a line is found out all the same', () => {
  const found = readAll('":"Mozilla/5.0"}', JSON.stringify(caddy))

  expect(found.format).toBe('json')
  expect(found.read).toEqual([{ dropped: 'malformed' }, expect.objectContaining({ address: '192.0.2.7' })])
})

test('each file says for itself what it is in', () => {
  const found = readAll(
    JSON.stringify(caddy),
    '\f',
    `192.0.2.7 - - [19/Nov/2026:10:00:00 +0000] "GET /a HTTP/1.1" 200 5 "-" "${firefox}"`,
  )

  expect(found.format).toBe('combined')
  expect(found.read).toHaveLength(2)
})

test.each([
  ['an empty object', '{}'],
  ['no JSON', '{"ts":'],
  ['a list within', '{"request":[[[[[]]]]]}'],
  ['a number for everything', '{"ts":1e400,"status":1e400,"request":5}'],
  ['a time that is none', JSON.stringify({ ...caddy, ts: 'yesterday' })],
  ['W3C without fields', '2026-11-19 10:00:00 /a'],
])('%s is malformed', (_what, line) => {
  expect(readAll(line).read).toEqual([{ dropped: 'malformed' }])
})

describe("Umami's export", () => {
  const header =
    'website_id,session_id,visit_id,event_id,hostname,browser,os,device,screen,language,country,region,city,url_path,url_query,utm_source,referrer_path,referrer_query,referrer_domain,page_title,event_type,event_name,created_at'
  const row = (name: string, type: number) =>
    `w,s1,v1,e1,example.com,ios,iOS,mobile,390x844,en-US,DE,DE-BE,Berlin,/a,b=c,,/x,,example.org,"Title, ""quoted""\nin two lines",${type},${name},2026-11-19 10:00:00`

  test('pageviews and events become hits; what else is in it does not', () => {
    const { read, format } = readAll(
      ...[header, row('', 1), row('Signup', 2), row('Link', 3)].flatMap((text) => text.split('\n')),
    )

    expect(format).toBe('umami')
    expect(read).toEqual([
      {
        ...pageview,
        event: {
          ...pageview.event,
          r: 'https://example.org/x',
          s: '390x844',
          l: 'en-US',
        },
        address: '',
        userAgent: '',
        agent: { ...unknownAgent, browser: 'Safari', os: 'iOS', device: 'mobile' },
        told: { visitor: 's1', country: 'DE' },
      },
      expect.objectContaining({ event: expect.objectContaining({ n: 'Signup' }) }),
      { dropped: 'event' },
    ])
  })
})

describe("GoatCounter's export", () => {
  const header =
    '"2,Path",Title,Event,UserAgent,Browser,System,Session,Bot,Referrer,Referrer scheme,Screen size,Location,FirstVisit,Date'

  test.each([header, header.replace('"2,Path"', '2Path')])('is known by %s', (first) => {
    const { read, format } = readAll(
      first,
      '/a?b=c,Title,false,,Firefox 140,Linux,c0ffee,0,example.org/page,h,"1920,1080,1",DE-BE,true,2026-11-19T10:00:00Z',
      'signup,,true,,Chrome 142,Windows 10,c0ffee,0,Google,g,"1920,1080,1",DE,false,2026-11-19T10:00:05Z',
      '/a,,false,,,,c0ffef,150,,,,,true,2026-11-19T10:00:06Z',
    )

    expect(format).toBe('goatcounter')
    expect(read).toEqual([
      {
        event: { ...pageview.event, r: 'https://example.org/page', s: '1920x1080' },
        address: '',
        userAgent: '',
        agent: { ...unknownAgent, browser: 'Firefox', os: 'Linux' },
        told: { visitor: 'c0ffee', country: 'DE' },
        time: pageview.time,
      },
      expect.objectContaining({ event: expect.objectContaining({ n: 'signup', r: 'https://google.com' }) }),
      expect.objectContaining({ agent: expect.objectContaining({ bot: 'bot' }) }),
    ])
  })
})
