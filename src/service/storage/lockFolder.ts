import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { DataFolderInUse } from './DataFolderInUse.ts'

/**
 * Keeps other processes out of a data folder until `release`; throws `DataFolderInUse`.
 * The lock is an open transaction on a file of its own, so the system lets go of it however this process ends.
 */
export function lockFolder(folder: string): { release: () => void } {
  const file = join(folder, 'lock.sqlite')
  const lock = new Database(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    chmodSync(file, 0o600)
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')
      throw new DataFolderInUse(folder, { cause: error })
    throw error
  }
  return {
    release() {
      lock.exec('ROLLBACK')
      lock.close()
    },
  }
}
