import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type Entry = {
  path: string
  /** Begun when all before it are written. */
  content: () => AsyncIterable<string | Buffer>
}

type Options = {
  /** From 1, fast, to 9, small. */
  level?: number
  comment?: string
}

/** A ZIP archive that is written while it is read, in constant memory. Who stops reading ends what writes it; who fails breaks it off. */
export function archive(
  entries: readonly Entry[],
  modified: Date,
  { level = 6, comment = '' }: Options = {},
): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  const reading = new Set<Readable>()
  for (const { path, content } of entries)
    zip.addReadStreamLazy(path, { mtime: modified, compressionLevel: level }, (begin) => {
      const stream = Readable.from(content(), { objectMode: false })
      reading.add(stream)
      stream.once('error', (error) => out.destroy(error)).once('close', () => reading.delete(stream))
      begin(null, stream)
    })
  zip.on('error', (error: Error) => out.destroy(error))
  zip.end({ comment, forceZip64Format: false })
  out.once('close', () => {
    for (const stream of reading) stream.destroy()
  })
  zip.outputStream.pipe(out)
  return out
}
