import { readFileSync, type Stats, unwatchFile, watchFile } from 'node:fs'

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
  let value = read(readFileSync(file))
  const readAgain = (now: Stats, before: Stats) => {
    // It is told of whoever reads the file, too.
    if (now.mtimeMs === before.mtimeMs && now.size === before.size && now.ino === before.ino) return
    try {
      value = read(readFileSync(file))
    } catch (error) {
      onError(error)
    }
  }
  watchFile(file, { interval, persistent: false }, readAgain)
  return {
    value: () => value,
    close: () => unwatchFile(file, readAgain),
  }
}
