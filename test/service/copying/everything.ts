import { sql as raw } from 'kysely'
import type { Storage } from '#service/storage/openStorage.ts'
import { tableShapes } from '#service/storage/sql/copying/tableShapes.ts'
import { plainHit } from '#test/support/plainHit.ts'
import { fillEveryTable } from './fillTables.ts'

/** Tables of which a backup has no rows. */
export const notKept = { visitor_keys: [], sign_in_links: [], tries: [], folds: [] }

/** All rows of all tables, of both databases. */
export async function everythingIn({ sql, hits }: Storage) {
  const tables: Record<string, unknown[]> = {}
  for (const { name } of await tableShapes())
    tables[name] = (await raw`SELECT * FROM ${raw.table(name)} ORDER BY 1, 2`.execute(sql)).rows
  return {
    tables,
    hits: await hits.read('SELECT * FROM hits ORDER BY ALL', {}),
    received: await hits.read(
      'SELECT website_id, time, reason, sum(received.count) AS n FROM received GROUP BY ALL ORDER BY ALL',
      {},
    ),
  }
}

export const hit = (website_id: number, time: string, visitor = 1, fields = {}) => ({
  ...plainHit,
  website_id,
  time: Date.parse(time),
  visitor: String(visitor),
  ...fields,
})

export async function fill(storage: Storage, count = 5_000): Promise<void> {
  await fillEveryTable(storage.sql, 250)
  await storage.hits.insert([
    hit(1, '2025-01-31T23:59:59.999Z', 1, { page: '/tab\tline\nü漢😀\\N\r', properties: '{"a":"\\t"}', import_id: 7 }),
    hit(1, '2026-11-20T12:00:00.001Z', 2, { line: '18446744073709551615' }),
    // Twice the same is two hits.
    hit(2, '2026-11-20T12:00:00.001Z', 2),
    hit(2, '2026-11-20T12:00:00.001Z', 2),
    ...Array.from({ length: count }, (_, at) => hit(3, '2026-11-20T12:00:00.001Z', at, { page: `/${at}` })),
  ])
  const time = Date.parse('2026-11-20T12:00:00Z')
  await storage.hits.count([{ website_id: 1, time, reason: 'bot', count: 3 }])
  await storage.hits.count([
    { website_id: 1, time, reason: 'bot', count: 4 },
    { website_id: 0, time, reason: 'stored', count: 1 },
  ])
}
