import { addAbortSignal } from 'node:stream'
import type { LogFile } from './LogFile.ts'
import { plainBytes } from './plainBytes.ts'

const lineEnd = 10
const stopped = 'Stopped.'

type Options = {
  /** Ends the log where it is. */
  stop: AbortSignal
  /** Called with the number of bytes read, as they lie on the disk. */
  onRead: (bytes: number) => void
}

/** Several logs as one, read as far as they go. */
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
    let lines = 0
    for (const file of this.#files) {
      this.#starts.push({ name: file.name, line: lines })
      let last = lineEnd
      try {
        for await (const bytes of plainBytes(this.#bytes(file))) {
          lines += count(bytes)
          last = bytes.at(-1) ?? last
          yield bytes
        }
      } catch (error) {
        this.brokeOff = this.#reason(file, error)
        return
      }
      // Ctrl-C also ends the program whose output this is, which looks like the end of the log.
      if (this.#options.stop.aborted) {
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
