import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { rethrown } from './DatabaseAway.ts'

/** Whole numbers, of which counts are made too, come as numbers. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/** Few, as a server has few for all copies together; times in milliseconds. */
const bounds = {
  max: 10,
  // For a connection, and for one's turn to have one.
  connectionTimeoutMillis: 5000,
  idleTimeoutMillis: 60_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  // Where not even the server's timeout arrives.
  query_timeout: 40_000,
  keepAlive: true,
}

type Pool = { pool: PostgresPool; connections: () => Record<string, number> }

/** The connections to a PostgreSQL server. It may be restarted: what is asked of it meanwhile throws `DatabaseAway`. */
export function openPool(connectionString: string): Pool {
  const pool = new pg.Pool({ ...bounds, application_name: 'porchlight', types, connectionString })
  // A connection that breaks is dropped; whoever uses it learns of it from the statement.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  return {
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    pool: {
      async connect() {
        const client = await pool.connect().catch(rethrown)
        let isBroken = false
        return {
          // Kysely's other form is for cursors, of which nothing here makes use; and it knows the commands by name.
          query: (async (statement: string, values: readonly unknown[] = []) =>
            client.query(statement, values.map(storable)).catch((error: unknown) => {
              isBroken ||= !(error instanceof pg.DatabaseError)
              return rethrown(error)
            })) as unknown as PostgresPoolClient['query'],
          release: () => client.release(isBroken),
        }
      },
      end: () => pool.end(),
    },
  }
}

/** No text on the server has a null character. */
const storable = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value)
