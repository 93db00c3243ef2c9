import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** What a request over ClickHouse's HTTP interface asks for. */
export type Asked = {
  path: string
  statement: string
  parameters: Record<string, unknown>
  settings: Record<string, string>
  queryId: string | undefined
  sessionId: string | undefined
  database: string | undefined
  user: string
  password: string
  /** The format of an answer whose statement names none. */
  format: string
  /** Asked with GET: it changes nothing. */
  isGet: boolean
  compress: boolean
}

/** Names in the query string that are no settings. */
const named = new Set(
  'query query_id session_id session_timeout session_check database default_format user password compress decompress role close_session'.split(
    ' ',
  ),
)

type Head = Pick<IncomingMessage, 'url' | 'headers' | 'method'>

export function readAsked(request: Head, sent: Buffer): Asked {
  const url = new URL(request.url ?? '/', 'http://server')
  const body = decompressed(sent, request.headers['content-encoding'])
  const type = request.headers['content-type'] ?? ''
  const form = type.startsWith('multipart/form-data') ? partsOf(body.toString(), type) : undefined
  const values = new Map([...url.searchParams, ...(form ?? [])])
  const [user = 'default', password = ''] = credentials(request, values)
  const statement = [values.get('query') ?? '', form ? '' : body.toString()].filter(Boolean).join('\n')
  return {
    path: url.pathname,
    statement,
    parameters: Object.fromEntries(
      [...values].flatMap(([name, value]) => {
        const parameter = /^param_(.+)$/.exec(name)?.[1]
        return parameter === undefined ? [] : [[parameter, parameterOf(value)]]
      }),
    ),
    settings: Object.fromEntries(
      [...url.searchParams].filter(([name]) => !named.has(name) && !name.startsWith('param_')),
    ),
    queryId: values.get('query_id'),
    sessionId: values.get('session_id'),
    database: values.get('database'),
    user,
    password,
    format: String(request.headers['x-clickhouse-format'] ?? values.get('default_format') ?? 'TabSeparated'),
    isGet: request.method === 'GET',
    compress:
      url.searchParams.get('enable_http_compression') === '1' &&
      String(request.headers['accept-encoding']).includes('gzip'),
  }
}

export async function readBody(request: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function decompressed(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'gzip') return gunzipSync(body)
  if (encoding === 'deflate') return inflateSync(body)
  if (encoding === 'br') return brotliDecompressSync(body)
  return body
}

function partsOf(body: string, type: string): [string, string][] {
  const boundary = /boundary=(.+)$/.exec(type)?.[1] ?? ''
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n')
      return [/name="([^"]*)"/.exec(head)?.[1] ?? '', rest.join('\r\n\r\n').replace(/\r\n$/, '')]
    })
}

function credentials(request: Head, values: Map<string, string>): string[] {
  const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (basic === undefined) return [values.get('user') ?? 'default', values.get('password') ?? '']
  const [user = '', ...rest] = Buffer.from(basic, 'base64').toString().split(':')
  return [user, rest.join(':')]
}

const escapes: Record<string, string> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f', '0': '\0' }

const unescaped = (text: string) => text.replaceAll(/\\(.)/gs, (_, after: string) => escapes[after] ?? after)

/** A bound value as chDB takes it, which escapes it itself: text, or an array of such. */
function parameterOf(value: string): unknown {
  if (!/^\[.*'.*\]$/s.test(value)) return unescaped(value)
  const json = value.replaceAll(/'((?:[^'\\]|\\.)*)'/gs, (_, text: string) => JSON.stringify(unescaped(text)))
  return JSON.parse(json) as unknown
}
