import { open as openFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { type LogFile, logFile } from './LogFile.ts'
import { isCompressed } from './plainBytes.ts'

const zipMark = Buffer.from('PK\x03\x04', 'latin1')

/** Exports have about ten files; an archive of more is something else. */
const mostEntries = 1000

/** The files at a path: itself, or what is in it if it is a ZIP archive; throws when it cannot be read. */
export async function logFiles(path: string, until: AbortSignal): Promise<LogFile[]> {
  const file = await logFile(path, until)
  if (file.size === null) return [file]
  const head = await firstBytes(path)
  return head.equals(zipMark) ? entriesOf(path) : [{ ...file, isPacked: isCompressed(head) }]
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await openFile(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(zipMark.length), 0, zipMark.length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function entriesOf(path: string): Promise<LogFile[]> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: Error) => {
    throw new Error(`${path} is a damaged archive: ${error.message}.`, { cause: error })
  })
  if (zip.entryCount > mostEntries) throw new Error(`${path} holds more than ${mostEntries} files: it is no export.`)
  const files: LogFile[] = []
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue
    files.push({
      // It is printed: an archive must not write on the terminal.
      name: `${path}/${entry.fileName.replaceAll(/\p{Cc}/gu, '')}`,
      size: entry.uncompressedSize,
      isPacked: true,
      open: () => Readable.from(contentOf(zip, entry), { objectMode: false }),
    })
  }
  return files
}

/** yauzl ends it where it gets longer than it says it is. */
async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  yield* await zip.openReadStreamPromise(entry)
}
