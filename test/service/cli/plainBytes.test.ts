import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { plainBytes } from '#service/cli/plainBytes.ts'
import { lines } from '#service/importing/lines.ts'
import { expect, test } from 'vitest'

const megabyte = 2 ** 20

/** So many megabytes of one character, compressed a thousandfold. */
const bomb = (megabytes: number, character: string) => {
  const part = Buffer.alloc(megabyte, character)
  return buffer(Readable.from(Array.from({ length: megabytes }, () => part)).pipe(createGzip()))
}

test.each([
  ['one line without an end', 300, 'a', 1],
  ['nothing but ends of lines', 30, '\n', 30 * megabyte],
])('an archive that unpacks to %s fills no memory', async (_what, megabytes, character, expected) => {
  const packed = await bomb(megabytes, character)
  const before = process.memoryUsage().rss
  let found = 0
  let most = 0

  for await (const some of lines(plainBytes(Readable.from([packed])))) {
    found += some.length
    most = Math.max(most, process.memoryUsage().rss - before)
  }

  expect(packed.length).toBeLessThan(megabyte)
  expect(found).toBe(expected)
  expect(most).toBeLessThan(150 * megabyte)
})
