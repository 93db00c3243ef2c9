import { localOf, onCluster, qualified } from './Cluster.ts'
import { list } from './bringUpToDate.ts'
import type { Engine } from './Engine.ts'
import { migrations } from './migrations.ts'

const made = [...Object.values(migrations).flat(), list].flatMap((change) => ('create' in change ? change.create : []))

/** Drops all tables that are made, wherever they are. */
export async function dropHits(engine: Pick<Engine, 'command' | 'cluster'>): Promise<void> {
  const { cluster } = engine
  for (const table of made)
    if (cluster)
      for (const part of [table, localOf(table)])
        await engine.command(`DROP TABLE IF EXISTS ${qualified(part, cluster)} ${onCluster(cluster)} SYNC`)
    else await engine.command(`DROP TABLE IF EXISTS ${table} SYNC`)
}

/** Which tables there are of those that are made. */
export async function tablesOfHits(engine: Pick<Engine, 'read'>): Promise<string[]> {
  const tables = await engine.read<{ name: string }>(
    'SELECT name FROM system.tables WHERE database = currentDatabase() AND has({made:Array(String)}, name) ORDER BY name',
    { made },
  )
  return tables.map(({ name }) => name)
}
