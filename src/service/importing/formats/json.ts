import { readRequest } from './combined.ts'
import type { Format } from './Format.ts'
import { instant } from './instant.ts'
import type { LogLine } from './LogLine.ts'
import { visitOf } from './visitOf.ts'

/**
 * Where each field is found, by the first of these names that a line has: Caddy's and Traefik's, and what is usual in nginx, where
 * everybody names them. Objects within are looked into; names are compared in lower case, with `_` for `-` and for what is between levels.
 */
const names = {
  time: ['ts', 'time_iso8601', 'msec', 'startutc', 'timestamp', '@timestamp', 'time_local', 'time', 'date', 'datetime'],
  address: [
    'request_client_ip',
    'request_remote_ip',
    'request_remote_addr',
    'clienthost',
    'client_ip',
    'clientip',
    'remote_addr',
    'remote_ip',
    'remote_address',
    'client',
    'ip',
  ],
  request: ['request', 'request_line'],
  method: ['request_method', 'requestmethod', 'method', 'http_method', 'verb'],
  target: ['request_uri', 'requestpath', 'uri', 'url', 'request_url', 'path', 'request_path'],
  query: ['args', 'query_string', 'query'],
  host: ['request_host', 'requesthost', 'http_host', 'host', 'vhost', 'server_name'],
  status: ['status', 'downstreamstatus', 'status_code', 'response_status', 'response', 'code'],
  referrer: [
    'request_headers_referer',
    'request_referer',
    'http_referer',
    'http_referrer',
    'referer',
    'referrer',
    'request_referrer',
  ],
  userAgent: [
    'request_headers_user_agent',
    'request_user_agent',
    'http_user_agent',
    'user_agent',
    'useragent',
    'agent',
    'ua',
  ],
} as const

/** One object a line. */
export const jsonFormat: Format = {
  starts: (line) => line.startsWith('{'),
  open: (subject) => ({ read: (line) => visitOf(readJson(line), subject) }),
}

/** Reads a request that was logged as JSON; undefined when it is none. */
function readJson(line: string): LogLine | undefined {
  const fields = flat(parsed(line))
  const text = (field: keyof typeof names) => {
    const value = names[field].map((name) => fields.get(name)).find((found) => found !== undefined)
    return value === '-' ? '' : value
  }
  const time = instant(text('time') ?? '')
  const status = Number(text('status') ?? Number.NaN)
  if (time === undefined || !Number.isInteger(status)) return undefined
  const request = readRequest(text('request') ?? '')
  const target = request.target || text('target') || ''
  const query = text('query') ?? ''
  return {
    // nginx writes a list of forwarded addresses as it came.
    address:
      (text('address') ?? '')
        .split(',', 1)[0]
        ?.trim()
        .replace(/^\[?([\da-f:.]+?)\]?(?::\d+)?$/i, bare) ?? '',
    time,
    method: request.method || (text('method') ?? '').toUpperCase(),
    target: query === '' || target.includes('?') ? target : `${target}?${query}`,
    host: (text('host') ?? '').toLowerCase().replace(/:\d+$/, ''),
    status,
    referrer: text('referrer') ?? '',
    userAgent:
      text('userAgent') ?? (names.userAgent.some((name) => fields.has(name)) || isCaddys(fields) ? '' : undefined),
  }
}

/** Only `192.0.2.1:443` and `[2001:db8::1]:443` have a port; an address of many colons is one of IPv6. */
const bare = (all: string, address: string) => (all.startsWith('[') || all.includes('.') ? address : all)

/** Caddy leaves out a header that was not sent. */
const isCaddys = (fields: ReadonlyMap<string, string>) => fields.has('request_uri') && fields.has('logger')

/** nginx without `escape=json` writes bytes as `\xE4`, which is no JSON. */
function parsed(line: string): unknown {
  const text = /^[\x20-\x7f\t]*$/.test(line) ? line : Buffer.from(line, 'latin1').toString()
  try {
    return JSON.parse(text)
  } catch {
    return parsedOrNothing(text.replaceAll('\\x', '\\u00'))
  }
}

function parsedOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Objects deeper than this are not looked into: Caddy's headers are the third level. */
const deepest = 3

function flat(value: unknown, path = '', depth = 0, into = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null || depth === deepest) return into
  for (const [key, inner] of Object.entries(value)) {
    const name = path + key.toLowerCase().replaceAll('-', '_')
    // Of a header that came twice the first counts.
    const one: unknown = Array.isArray(inner) ? inner[0] : inner
    if (typeof one === 'string' || typeof one === 'number') into.set(name, String(one))
    else flat(one, `${name}_`, depth + 1, into)
  }
  return into
}
