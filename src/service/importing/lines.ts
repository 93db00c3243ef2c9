/** Longer lines are cut: no server writes them, and a file without line ends must not fill the memory. In bytes. */
const longestLine = 64 * 1024

/**
 * The lines in a stream of bytes, as many at a time as a chunk completes, without their ends (`\n`, `\r\n`). One character
 * is one byte (latin1): logs have no encoding of their own.
 */
export async function* lines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  let rest = ''
  for await (const chunk of chunks) {
    const text = rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')
    const complete = text.split('\n')
    rest = (complete.pop() ?? '').slice(0, longestLine)
    if (complete.length > 0) yield complete.map(bare)
  }
  if (rest !== '') yield [bare(rest)]
}

const bare = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line).slice(0, longestLine)
