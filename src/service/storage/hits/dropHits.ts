import { localOf, onCluster, qualified } from './Cluster.ts'
import type { Engine } from './Engine.ts'
import { migrations } from './migrations.ts'

const made = Object.values(migrations).flatMap((changes) =>
  changes.flatMap((change) => ('create' in change ? [change.create] : [])),
)

/** Drops all tables that the migrations make. */
export async function dropHits(engine: Engine): Promise<void> {
  const { cluster } = engine
  for (const table of [...made, 'migrations'])
    for (const name of cluster ? [table, localOf(table)] : [table])
      await engine.command(
        cluster
          ? `DROP TABLE IF EXISTS ${qualified(name, cluster)} ${onCluster(cluster)} SYNC`
          : `DROP TABLE IF EXISTS ${name} SYNC`,
      )
}

/** Whether there is a table of hits. */
export async function isThere(engine: Engine): Promise<boolean> {
  const tables = await engine.read(
    `SELECT name FROM system.tables WHERE database = currentDatabase() AND name = 'hits'`,
  )
  return tables.length > 0
}
