import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bringUpToDate } from '#service/storage/hits/bringUpToDate.ts'
import { dropHits } from '#service/storage/hits/dropHits.ts'
import { openChdb } from '#service/storage/hits/openChdb.ts'
import { openClickHouse } from '#service/storage/hits/openClickHouse.ts'
import { openPieces } from '#service/storage/hits/pieces/openPieces.ts'
import { lockFolder } from '#service/storage/lockFolder.ts'
import type { Servers } from '#service/storage/Servers.ts'
import { tableShapes } from '#service/storage/sql/copying/tableShapes.ts'
import { connectSql, openSql } from '#service/storage/sql/openSql.ts'
import { hitsIn, rowsIn } from './isEmpty.ts'
import { moveHits } from './moveHits.ts'
import { moveTables } from './moveTables.ts'
import { openUnfinished } from './openUnfinished.ts'
import type { Step } from './Step.ts'
import { dropTables } from './tables.ts'

/**
 * Copies what is embedded in a folder to the servers that are named: relational tables, hits, or both. It may end at any moment and
 * be begun again. The folder keeps what it has. Throws `DataFolderInUse`, and a sentence where something else is on a server.
 */
export async function move(
  folder: string,
  servers: Servers,
  { replace }: { replace: boolean },
  step: Step,
): Promise<void> {
  if (!servers.databaseUrl && !servers.clickHouse)
    throw new Error('Say where to: set DATABASE_URL, CLICKHOUSE_URL, or both, as the service will have them.')
  if (!existsSync(join(folder, 'porchlight.sqlite'))) throw new Error(`There is nothing to be moved in ${folder}.`)
  const opened: (() => Promise<void> | void)[] = [lockFolder(folder).release]
  const unfinished = openUnfinished(folder, servers)
  try {
    const from = await openSql(folder)
    opened.push(() => from.destroy())
    const to = servers.databaseUrl === undefined ? undefined : connectSql(folder, servers.databaseUrl)
    if (to) opened.push(() => to.destroy())
    const engine = servers.clickHouse && openClickHouse(servers.clickHouse)
    if (engine) opened.push(() => engine.close())

    if (replace || !unfinished.isThere()) {
      const there = (to && (await rowsIn(to))) ?? (engine && (await hitsIn(engine)))
      if (there !== undefined && !replace)
        throw new Error(
          `There are ${there} already on the server. Name empty databases, or delete what is there by adding --replace.`,
        )
      if (to) await dropTables(to, await tableShapes())
      if (engine) await dropHits(engine)
      unfinished.begin()
    }

    if (engine) {
      await bringUpToDate(engine)
      const embedded = openChdb(folder)
      opened.push(() => embedded.close())
      await bringUpToDate(embedded)
      const websites = await from.selectFrom('websites').select('id').execute()
      const sides = { from: openPieces(embedded), to: openPieces(engine) }
      await moveHits(sides, new Set([0, ...websites.map(({ id }) => id)]), step)
    }
    // Accounts come last: a service that is started there before has none, and what it then has is not written over.
    if (servers.databaseUrl !== undefined) {
      const ready = await openSql(folder, servers.databaseUrl)
      opened.push(() => ready.destroy())
      await moveTables({ from, to: ready }, step)
    }
    unfinished.end()
  } finally {
    while (opened.length > 0) await opened.pop()?.()
  }
}
