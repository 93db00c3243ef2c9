import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** RFC 1952's mark. */
const gzipMark = Buffer.from([0x1f, 0x8b])

/** The bytes of a log, decompressed if they are gzip's, whatever the file is called; throws when that breaks off. */
export async function* plainBytes(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    head = Buffer.concat([head, next.value])
    if (head.length >= gzipMark.length) break
  }
  const bytes = rest(head, chunks)
  yield* head.subarray(0, gzipMark.length).equals(gzipMark) ? decompressed(bytes) : bytes
}

function decompressed(bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 })
  // Whoever reads what comes out hears of what goes wrong.
  pipeline(Readable.from(bytes, { objectMode: false }), gunzip, () => {})
  return gunzip
}

async function* rest(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
}
