import { lines } from '#service/importing/lines.ts'
import { openReader } from '#service/importing/openReader.ts'
import type { FormatName } from '#service/importing/formats/formats.ts'
import type { LogFile } from './LogFile.ts'
import { plainBytes } from './plainBytes.ts'

/** As many lines of each are looked at for a time. */
const mostLines = 10_000

/**
 * Logs in the order of time, whatever they are called: `access.log.10.gz`, `access.log-20261101`. As they were given when one of them
 * does not say when it begins, and standard input only comes once.
 */
export async function inOrder(logs: readonly LogFile[], format: FormatName | undefined): Promise<readonly LogFile[]> {
  if (logs.length === 1 || logs.some(({ size }) => size === null)) return logs
  const begun = await Promise.all(logs.map(async (log) => ({ log, time: await firstTime(log, format) })))
  if (begun.some(({ time }) => time === undefined)) return logs
  return begun.toSorted((one, other) => (one.time ?? 0) - (other.time ?? 0)).map(({ log }) => log)
}

/** When the first visit in a file was; of a damaged one too. */
async function firstTime(log: LogFile, format: FormatName | undefined): Promise<number | undefined> {
  const reader = openReader({ domain: 'example.com', timeZone: 'UTC', now: Number.POSITIVE_INFINITY }, format)
  let left = mostLines
  try {
    for await (const some of lines(plainBytes(log.open()))) {
      for (const line of some) {
        const read = reader.read(line)
        if (read && 'time' in read) return read.time
      }
      left -= some.length
      if (left <= 0) return undefined
    }
  } catch {
    return undefined
  }
  return undefined
}
