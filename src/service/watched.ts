import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

export type Watched<T> = {
  /** What was last read of the file. */
  value: () => T
  close: () => void
}

/** How often a file is looked at, in milliseconds. Looking works wherever it lies, and however it is replaced. */
const every = 2000

/**
 * What is read of a file, now and whenever it changes. Throws when it cannot be read now; later the value stays, and
 * `onError` is told.
 */
export function watched<T>(
  file: string,
  read: (content: Buffer) => T,
  onError: (error: unknown) => void,
  interval = every,
): Watched<T> {
  // Before the file is read, so that what changes meanwhile is seen next time.
  let seen = version(file)
  let value = read(readFileSync(file))
  const timer = setInterval(() => {
    const now = version(file)
    if (now === seen) return
    seen = now
    readFile(file)
      .then((content) => {
        value = read(content)
      })
      .catch(onError)
  }, interval).unref()
  return {
    value: () => value,
    close: () => clearInterval(timer),
  }
}

/** Another one after every change of the file; empty where there is none. */
function version(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false, bigint: true })
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeNs}` : ''
}
