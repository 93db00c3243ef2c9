import { setTimeout as pause } from 'node:timers/promises'
import { type Cluster, literal, localOf } from './Cluster.ts'
import type { Engine } from './Engine.ts'

type Rewriting = { mutation_id: string; latest_fail_reason: string }

/** Each server of a cluster counts its own; one that is away is not read either, and catches up. */
const mutations = (table: string, cluster: Cluster | undefined) =>
  cluster
    ? `SELECT concat(hostName(), ' ', toString(tcpPort()), ' ', mutation_id) AS mutation_id, latest_fail_reason
       FROM clusterAllReplicas(${literal(cluster.name)}, system.mutations)
       WHERE database = ${literal(cluster.database)} AND table = '${localOf(table)}' AND NOT is_done
       SETTINGS skip_unavailable_shards = 1`
    : `SELECT mutation_id, latest_fail_reason
       FROM system.mutations
       WHERE database = currentDatabase() AND table = '${table}' AND NOT is_done`

/** How often it is looked whether the engine is through, in milliseconds. */
const every = 50

/**
 * Resolves when the engine has rewritten a table's files as it was told before; throws when it cannot. A statement that waits for
 * that itself would keep all others waiting, as an embedded engine takes those with values one after another.
 */
export async function rewriting(engine: Pick<Engine, 'read' | 'cluster'>, table: string): Promise<void> {
  const open = () => engine.read<Rewriting>(mutations(table, engine.cluster))
  let waitedFor = new Set((await open()).map(({ mutation_id }) => mutation_id))
  while (waitedFor.size > 0) {
    await pause(every)
    const still = (await open()).filter(({ mutation_id }) => waitedFor.has(mutation_id))
    const failed = still.find(({ latest_fail_reason }) => latest_fail_reason !== '')
    if (failed) throw new Error(`The engine could not rewrite its files: ${failed.latest_fail_reason}`)
    waitedFor = new Set(still.map(({ mutation_id }) => mutation_id))
  }
}
