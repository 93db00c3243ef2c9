import { createHash } from 'node:crypto'

/** What is compared of lines: how many, and the SHA-256 of them all. */
export type Digest = { rows: number; sha256: string }

const lineEnd = 10

/** Counts and sums up what passes. */
export function openDigest() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(bytes: Buffer): void {
      hash.update(bytes)
      for (let at = bytes.indexOf(lineEnd); at !== -1; at = bytes.indexOf(lineEnd, at + 1)) rows++
    },
    end: (): Digest => ({ rows, sha256: hash.digest('hex') }),
  }
}

export function digestOf(bytes: Buffer): Digest {
  const digest = openDigest()
  digest.add(bytes)
  return digest.end()
}

export async function digestOfAll(chunks: AsyncIterable<Buffer>): Promise<Digest> {
  const digest = openDigest()
  for await (const bytes of chunks) digest.add(bytes)
  return digest.end()
}

/** Whether these are the same lines. */
export const isSame = (one: Digest, other: Digest): boolean => one.rows === other.rows && one.sha256 === other.sha256
