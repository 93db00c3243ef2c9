import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#service/settings.ts'

/** Throws a sentence where there is nothing yet: what is meant is somewhere else then, and a backup of nothing would be kept as one. */
export function checkThere({ dataDir, servers }: Pick<Settings, 'dataDir' | 'servers'>): void {
  const embedded = [
    ...(servers.databaseUrl === undefined ? ['porchlight.sqlite'] : []),
    ...(servers.clickHouse === undefined ? ['hits'] : []),
  ]
  const isThere = (name: string) => existsSync(join(dataDir, name))
  // A service that runs knows by itself where its databases are.
  if (!isThere('control.sock') && !embedded.every(isThere))
    throw new Error(
      `There is nothing to be backed up in ${dataDir}. Set DATA_DIR, DATABASE_URL and CLICKHOUSE_URL as the service has them.`,
    )
}
