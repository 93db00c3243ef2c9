import { connect } from 'node:net'
import fc from 'fast-check'
import { body, headers } from './events.ts'

const right = '{"n":"pageview","u":"https://example.com/","d":"example.com"}'

const written = (fields: string, payload: string | Buffer, line = 'POST /api/event HTTP/1.1'): Buffer =>
  Buffer.concat([
    Buffer.from(`${line}\r\nHost: localhost\r\nConnection: close\r\n${fields}\r\n`, 'latin1'),
    Buffer.from(payload),
  ])

const length = (bytes: number | string) => `Content-Length: ${bytes}\r\n`

const special: readonly Buffer[] = [
  written(length(-1), right),
  written(length('+61'), right),
  written(length('1e3'), right),
  written(length('99999999999999999999'), right),
  written(length(61) + length(62), right),
  written(length(0), right),
  written('Transfer-Encoding: chunked\r\n', `3d\r\n${right}\r\n0\r\n\r\n`),
  written('Transfer-Encoding: chunked\r\n', `3d;a=${'x'.repeat(9000)}\r\n${right}\r\n0\r\n\r\n`),
  written('Transfer-Encoding: chunked\r\n', `-3d\r\n${right}\r\n0\r\n\r\n`),
  written('Transfer-Encoding: chunked\r\n', `ffffffffffffffff\r\n${right}`),
  written(`Transfer-Encoding: chunked\r\n${length(5)}`, `3d\r\n${right}\r\n0\r\n\r\n`),
  written(
    'Transfer-Encoding: chunked\r\n',
    `2000\r\n${'a'.repeat(0x2000)}\r\n2000\r\n${'a'.repeat(0x2000)}\r\n0\r\n\r\n`,
  ),
  written('Transfer-Encoding: gzip, chunked\r\n', '0\r\n\r\n'),
  written(`${'X: y\r\n'.repeat(3000)}${length(61)}`, right),
  written(`X: ${'y'.repeat(20_000)}\r\n${length(61)}`, right),
  written('X\0Y: z\r\n', right),
  written(' folded: x\r\n', right),
  written(`Content-Type: text/plain\r\nContent-Type: application/json\r\n${length(61)}`, right),
  written(length(61), right, 'POST /api/event'),
  written(length(61), right, 'POST /api/event HTTP/9.9'),
  written(length(61), right, `POST /api/event?${'a'.repeat(20_000)} HTTP/1.1`),
  written(length(61), right, 'POST /api/event%00 HTTP/1.1'),
  written(length(61), right, 'POST http://evil.example/api/event HTTP/1.1'),
  written(length(61), right, 'POST * HTTP/1.1'),
  written('', '', 'CONNECT evil.example:443 HTTP/1.1'),
  written('', '', 'PRI * HTTP/2.0'),
  Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]),
  Buffer.from('\r\n\r\n\r\n'),
]

/** What goes over a connection byte by byte: what no client of HTTP would let somebody send. */
export const rawRequest = fc.oneof(
  fc.constantFrom(...special),
  fc.tuple(headers, body).map(([fields, payload]) => {
    const bytes = Buffer.from(payload)
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
    return written(lines.join('') + length(bytes.length), bytes)
  }),
)

/** The highest status of what comes back; undefined where the connection was closed without a word. */
export function sendRaw(port: number, bytes: Buffer): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    socket
      .setTimeout(5000, () => socket.destroy())
      .on('data', (some) => {
        answer += some.toString('latin1')
      })
      // A connection that is cut while it is written to says so; what came before counts.
      .on('error', () => {})
      .on('close', () => {
        const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
        resolve(statuses.length > 0 ? Math.max(...statuses) : undefined)
      })
  })
}
