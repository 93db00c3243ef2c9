import { addAbortSignal } from 'node:stream'
import { fileMark } from '#service/importing/openReader.ts'
import { followed } from './followed.ts'
import type { LogFile } from './LogFile.ts'
import { plainBytes } from './plainBytes.ts'

const lineEnd = 10
const stopped = 'Stopped.'
const mark = Buffer.from(`${fileMark}\n`)

type Options = {
  /** Ends the log where it is. */
  stop: AbortSignal
  /** Goes on with what is written to the last file, until then. */
  follow: boolean
  /** Called with the number of bytes read, as they lie on the disk. */
  onRead: (bytes: number) => void
}

/** Several logs as one, read as far as they go, with a mark before each. */
export class LogReader implements AsyncIterable<Buffer> {
  /** Why it ended before the logs did. */
  brokeOff: string | undefined
  readonly #files: readonly LogFile[]
  readonly #options: Options
  /** How many lines there are before each file. */
  readonly #starts: { name: string; line: number }[] = []

  constructor(files: readonly LogFile[], options: Options) {
    this.#files = files
    this.#options = options
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    const { stop, follow } = this.#options
    let lines = 0
    for (const file of this.#files) {
      const isFollowed = follow && file === this.#files.at(-1)
      this.#starts.push({ name: file.name, line: lines })
      let last = lineEnd
      yield mark
      try {
        for await (const bytes of isFollowed ? followed(file.name, stop) : plainBytes(this.#bytes(file))) {
          lines += count(bytes)
          last = bytes.at(-1) ?? last
          yield bytes
        }
      } catch (error) {
        this.brokeOff = this.#reason(file, error)
        return
      }
      // That is how following ends.
      if (isFollowed) return
      // Ctrl-C also ends the program whose output this is, which looks like the end of the log.
      if (stop.aborted) {
        this.brokeOff = stopped
        return
      }
      if (last === lineEnd) continue
      lines++
      yield Buffer.of(lineEnd)
    }
  }

  /** Where the line is that has this number in all logs together: `line 17 of access.log`. */
  placeOf(number: number): string {
    const file = this.#starts.findLast(({ line }) => line < number)
    return `line ${number - (file?.line ?? 0)} of ${file?.name}`
  }

  async *#bytes(file: LogFile): AsyncGenerator<Buffer> {
    const { stop, onRead } = this.#options
    for await (const bytes of addAbortSignal(stop, file.open())) {
      onRead(bytes.length)
      yield bytes
    }
  }

  #reason(file: LogFile, error: unknown): string {
    if (this.#options.stop.aborted) return stopped
    return `${file.name} breaks off: ${error instanceof Error ? error.message : String(error)}.`
  }
}

function count(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(lineEnd); at !== -1; at = bytes.indexOf(lineEnd, at + 1)) lines++
  return lines
}
