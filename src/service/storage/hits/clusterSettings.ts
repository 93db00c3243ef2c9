import type { ClickHouseSettings } from '@clickhouse/client'

/**
 * What makes a statement say over the shards of a cluster what it would say over one table
 * (docs/decisions/0026-one-list-for-one-server-and-many.md has the statements one by one).
 */
export const togetherOn: ClickHouseSettings = {
  // A subquery is read whole, of all shards, before any of them compares with it.
  distributed_product_mode: 'global',
  // What is in one group may be on two shards after a shard was added: nobody believes the sharding key when counting.
  optimize_distributed_group_by_sharding_key: 0,
  // Half an answer is none.
  skip_unavailable_shards: 0,
  // All copies read from the replicas on which all copies write, in the order in which the servers name them, so that what was
  // answered as stored is counted at once. The others take over when these are away.
  load_balancing: 'in_order',
  prefer_localhost_replica: 0,
}

/** Rows are with their shards when they are answered as stored, each on as many replicas as `quorum` says. */
export const storedOn = (quorum: number): ClickHouseSettings => ({
  ...togetherOn,
  insert_distributed_sync: 1,
  ...(quorum > 1 && { insert_quorum: String(quorum) }),
})

/** Seconds that are waited for all servers to do what was said to all. */
const patience = 120

/**
 * What is said to all servers. One that is away does it when it is back, as all read the same list, and holds up nobody. A statement
 * that stores what it reads puts it together before it stores it, not on each shard for itself.
 */
export const saidToAll = (quorum: number): ClickHouseSettings => ({
  ...storedOn(quorum),
  parallel_distributed_insert_select: '0',
  distributed_ddl_task_timeout: String(patience),
  distributed_ddl_output_mode: 'null_status_on_timeout',
})
