import { z } from 'zod'
import type { App } from '#service/http/App.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { Servers } from '#service/storage/Servers.ts'
import { connectSql } from '#service/storage/sql/openSql.ts'
import { checkHits, checkSql } from './checkDatabases.ts'
import { Finding, look } from './Finding.ts'

type Parts = { folder: string; servers: Servers; hits: Pick<Hits, 'read' | 'waiting'> }

/** What the command asks of the process that has the databases open. */
export function databaseRoutes(app: App, { folder, servers, hits }: Parts): void {
  app.get('/doctor', { schema: { response: { 200: z.array(Finding) } } }, async () => {
    const { databaseUrl, clickHouse } = servers
    const sql = connectSql(folder, databaseUrl)
    const engine = { read: <Row>(statement: string) => hits.read<Row>(statement, {}) }
    try {
      const waiting = hits.waiting()
      return [
        ...(await checkSql(sql, databaseUrl !== undefined)),
        ...(await checkHits(engine, clickHouse !== undefined)),
        ...(waiting > 0
          ? [
              look(
                'journal',
                `${waiting} bytes of hits wait on the disk for ClickHouse. They are stored when it answers.`,
              ),
            ]
          : []),
      ]
    } finally {
      await sql.destroy()
    }
  })
}
