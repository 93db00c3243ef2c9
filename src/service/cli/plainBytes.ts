import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Decompress } from 'fzstd'

type Bytes = AsyncIterable<Buffer>

/** How what is compressed begins (RFC 1952, RFC 8878), and what undoes it. */
const compressions: readonly { mark: Buffer; decompressed: (bytes: Bytes) => Bytes }[] = [
  { mark: Buffer.from([0x1f, 0x8b]), decompressed: gunzipped },
  { mark: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), decompressed: unzstd },
]

const longestMark = Math.max(...compressions.map(({ mark }) => mark.length))

const compressionOf = (head: Buffer) => compressions.find(({ mark }) => head.subarray(0, mark.length).equals(mark))

/** Whether what begins like this is compressed. */
export const isCompressed = (head: Buffer): boolean => compressionOf(head) !== undefined

/** The bytes of a log, decompressed if they are gzip's or Zstandard's, whatever the file is called; throws when that breaks off. */
export async function* plainBytes(source: Bytes): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    head = Buffer.concat([head, next.value])
    if (head.length >= longestMark) break
  }
  const bytes = rest(head, chunks)
  const compression = compressionOf(head)
  yield* compression ? compression.decompressed(bytes) : bytes
}

function gunzipped(bytes: Bytes): Bytes {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 })
  // Whoever reads what comes out hears of what goes wrong.
  pipeline(Readable.from(bytes, { objectMode: false }), gunzip, () => {})
  return gunzip
}

/** What some bytes make is all held at once, and four of them may make 128 KB: so many at a time make 16 MB at most. */
const portion = 512
/** Blocks are given on when they are this many bytes together. */
const enough = 256 * 1024

async function* unzstd(bytes: Bytes): AsyncGenerator<Buffer> {
  let blocks: Uint8Array[] = []
  let held = 0
  const frames = new Decompress((block) => {
    blocks.push(block)
    held += block.length
  })
  const taken = () => {
    const all = Buffer.concat(blocks)
    blocks = []
    held = 0
    return all
  }
  for await (const chunk of bytes)
    for (let at = 0; at < chunk.length; at += portion) {
      yield* orWhatCame(() => frames.push(chunk.subarray(at, at + portion)), taken)
      if (held >= enough) yield taken()
    }
  yield* orWhatCame(() => frames.push(new Uint8Array(0), true), taken)
  yield taken()
}

/** Of what is damaged, what came before is given on, and then it throws. */
function* orWhatCame(push: () => void, taken: () => Buffer): Generator<Buffer> {
  try {
    push()
  } catch (error) {
    yield taken()
    throw error
  }
}

async function* rest(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
}
