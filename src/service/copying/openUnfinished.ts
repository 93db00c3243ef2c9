import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Servers } from '#service/storage/Servers.ts'

/** Remembers in the data folder to which servers a move has begun: what is there may then be written over, as it came from here. */
export function openUnfinished(folder: string, { databaseUrl, clickHouse }: Servers) {
  const file = join(folder, 'moving')
  // Addresses have passwords.
  const to = createHash('sha256')
    .update(JSON.stringify([databaseUrl, clickHouse?.url, clickHouse?.cluster]))
    .digest('hex')
  return {
    isThere(): boolean {
      try {
        return readFileSync(file, 'utf8') === to
      } catch {
        return false
      }
    },
    begin: () => writeFileSync(file, to, { mode: 0o600, flush: true }),
    end: () => rmSync(file, { force: true }),
  }
}
