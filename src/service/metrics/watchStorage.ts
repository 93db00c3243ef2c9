import type { Turns } from '#service/asking/Turns.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { Metrics } from './openMetrics.ts'

type Parts = {
  sql: Pick<Sql, 'connections'>
  hits: Pick<Hits, 'queued' | 'waiting'>
  turns: Turns
}

/** What waits for a database, read when somebody looks. */
export function watchStorage({ gauge }: Pick<Metrics, 'gauge'>, { sql, hits, turns }: Parts): void {
  gauge('porchlight_hits_queued', 'Hits that wait to be stored', () => hits.queued())
  gauge('porchlight_journal_bytes', 'What waits on the disk for a ClickHouse server that is away', () => hits.waiting())
  gauge(
    'porchlight_questions',
    'Questions for the engine: those it answers, and those that wait for their turn',
    () => ({ running: turns.running, waiting: turns.waiting }),
    'state',
  )
  gauge(
    'porchlight_sql_connections',
    'Connections to the SQL server, and what waits for one; none where it is embedded',
    () => sql.connections(),
    'state',
  )
}
