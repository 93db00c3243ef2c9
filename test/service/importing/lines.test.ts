import { Readable } from 'node:stream'
import { lines } from '#service/importing/lines.ts'
import { expect, test } from 'vitest'

async function linesOf(...chunks: string[]): Promise<string[]> {
  const bytes = chunks.map((chunk) => Buffer.from(chunk, 'latin1'))
  const found: string[] = []
  for await (const some of lines(Readable.from(bytes))) found.push(...some)
  return found
}

test.each([
  ['lines in one chunk', ['a\nb\n'], ['a', 'b']],
  ['a line over several chunks', ['a', 'b', 'c\nd\n'], ['abc', 'd']],
  ['a last line without an end', ['a\nb'], ['a', 'b']],
  ['ends of Windows', ['a\r\nb\r', '\nc\r\n'], ['a', 'b', 'c']],
  ['blank lines', ['a\n\nb\n'], ['a', '', 'b']],
  ['nothing', [], []],
  ['bytes that are no UTF-8', ['Z\xfcrich\n'], ['Z\xfcrich']],
])('finds %s', async (_what, chunks, expected) => {
  const found = await linesOf(...chunks)

  expect(found).toEqual(expected)
})

test('cuts a line after 64 KiB, however many chunks it comes in', async () => {
  const found = await linesOf('a'.repeat(50_000), 'a'.repeat(50_000), 'a'.repeat(50_000), '\nb\n')

  expect(found.map((line) => line.length)).toEqual([65_536, 1])
})
