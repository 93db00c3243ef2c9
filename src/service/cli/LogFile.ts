import { createReadStream } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { takeStandardInput } from './standardInput.ts'

export type LogFile = {
  name: string
  /** In bytes, as it lies on the disk; null where that is not known before the end. */
  size: number | null
  /** Part of an archive, or compressed. */
  isPacked?: boolean
  open(): Readable
}

/** The path that stands for standard input. */
export const standardInput = '-'

/** A log by its path, or what comes over standard input until then; throws when it cannot be read. */
export async function logFile(path: string, until: AbortSignal): Promise<LogFile> {
  if (path === standardInput) return ofStandardInput(takeStandardInput(until))
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

const ofStandardInput = (stream: Readable): LogFile => ({ name: 'standard input', size: null, open: () => stream })

/** The name of the last file; throws where it cannot be followed. */
export function checkFollowed(files: readonly LogFile[]): string {
  const last = files.at(-1)
  if (!last || last.size === null || last.isPacked)
    throw new Error(`${last?.name ?? 'Nothing'} cannot be followed: only a plain file can.`)
  return last.name
}
