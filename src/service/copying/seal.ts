import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'

/** A SHA-256 in hexadecimal digits. */
const length = 64

/** What stands where the seal will be: the comment of a ZIP archive, which is its end. */
export const noSeal = '0'.repeat(length)

/** Ends bytes that end with `noSeal` with the SHA-256 of all before it instead, so that no byte can change unnoticed. */
export async function* sealed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let held = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([held, chunk])
    const ready = bytes.subarray(0, Math.max(0, bytes.length - length))
    held = bytes.subarray(ready.length)
    hash.update(ready)
    if (ready.length > 0) yield ready
  }
  yield Buffer.from(hash.digest('hex'), 'latin1')
}

/** Whether a file is as it was sealed. */
export async function isIntact(path: string): Promise<boolean> {
  const { size } = await stat(path)
  if (size <= length) return false
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(path, { end: size - length - 1, highWaterMark: 1024 * 1024 }))
    hash.update(bytes)
  return (await lastOf(path, size)) === hash.digest('hex')
}

async function lastOf(path: string, size: number): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
