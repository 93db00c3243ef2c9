import { type FileHandle, open, stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { fileMark } from '#service/importing/openReader.ts'

/** How often it is looked whether there is more, in milliseconds. */
const pause = 500
const chunk = 256 * 1024

/**
 * What a file holds and what is written to it, until then. When another file takes its name (a log was rotated) the rest of the old
 * one is read, then the new one; when it is cut, it is read from its beginning.
 */
export async function* followed(path: string, until: AbortSignal): AsyncGenerator<Buffer> {
  let file: FileHandle | undefined = await open(path)
  let at = 0
  try {
    while (!until.aborted) {
      const { ino } = await file.stat()
      // Asked before it is read to its end: nothing is written to it once another one has its name.
      const named = await stat(path).catch(() => undefined)
      for (let some = await next(file, at); some.length > 0 && !until.aborted; some = await next(file, at)) {
        at += some.length
        yield some
      }
      if (named && named.ino !== ino) {
        await file.close()
        file = undefined
        file = await open(path)
        at = 0
        yield mark
      } else if ((await file.stat()).size < at) {
        at = 0
        yield mark
      } else await setTimeout(pause, undefined, { signal: until }).catch(() => {})
    }
  } finally {
    await file?.close()
  }
}

/** Ends a line that was never finished, and begins another file. */
const mark = Buffer.from(`\n${fileMark}\n`)

async function next(file: FileHandle, at: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(chunk), 0, chunk, at)
  return buffer.subarray(0, bytesRead)
}
