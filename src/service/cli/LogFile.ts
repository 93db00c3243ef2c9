import { createReadStream } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'

export type LogFile = {
  name: string
  /** In bytes, as it lies on the disk; null where that is not known before the end. */
  size: number | null
  open(): Readable
}

/** A log by its path; `-` is standard input. Throws when it cannot be read. */
export async function logFile(path: string): Promise<LogFile> {
  if (path === '-') return { name: 'standard input', size: null, open: () => process.stdin }
  const found = await stat(path).catch(() => {
    throw new Error(`There is no file ${path}.`)
  })
  if (found.isDirectory()) throw new Error(`${path} is a folder, not a log.`)
  await access(path, constants.R_OK).catch(() => {
    throw new Error(`${path} may not be read by this user.`)
  })
  const size = found.isFile() ? found.size : null
  return { name: path, size, open: () => createReadStream(path, { highWaterMark: 256 * 1024 }) }
}
