import { literal } from './Cluster.ts'
import type { Engine } from './Engine.ts'

/** Throws when the server does not know the cluster, or knows one that would have each row several times. */
export async function checkCluster({ cluster, read }: Pick<Engine, 'cluster' | 'read'>): Promise<void> {
  if (!cluster) return
  const replicas = await read<{ internal_replication: number }>(
    `SELECT internal_replication FROM system.clusters WHERE cluster = ${literal(cluster.name)}`,
  )
  if (replicas.length === 0) throw new Error(`CLICKHOUSE_CLUSTER: The server knows no cluster "${cluster.name}".`)
  if (replicas.some(({ internal_replication }) => internal_replication === 0))
    throw new Error(
      `CLICKHOUSE_CLUSTER: Each shard of "${cluster.name}" has to have <internal_replication>true</internal_replication>.`,
    )
}
