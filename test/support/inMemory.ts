import { statfsSync } from 'node:fs'

/** Where systems keep files in memory. */
const memory = '/dev/shm'

/** The environment of tests whose folders are in memory, where that has room: there nobody waits for a disk. */
export function inMemory(): Record<string, string> {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > 2 ** 32 ? { TMPDIR: memory } : {}
  } catch {
    return {}
  }
}
