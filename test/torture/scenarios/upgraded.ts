import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { migrations as hitsMigrations } from '#service/storage/hits/migrations.ts'
import { openStorage } from '#service/storage/openStorage.ts'
import { migrations as sqlMigrations } from '#service/storage/sql/migrations.ts'
import { openLedger } from '#test/torture/openLedger.ts'
import { compare } from '#test/torture/Outcome.ts'
import type { Scenario } from '#test/torture/Scenario.ts'
import { buildOldHits } from '#test/torture/upgrade/oldHits.ts'
import { buildOldSql, readSql, type Rows } from '#test/torture/upgrade/oldSql.ts'

/** Every row that there was is there, with all that it had; what it got since is beside it. */
function expectKept(before: Rows, after: Rows, what: string): void {
  for (const [table, rows] of Object.entries(before))
    for (const row of rows) {
      const isThere = after[table]?.some((now) =>
        Object.entries(row).every(([column, value]) => !(column in now) || isDeepStrictEqual(now[column], value)),
      )
      if (!isThere) throw new Error(`${what}: ${table} has no more ${JSON.stringify(row)}`)
    }
}

/** Builds both databases as they were after so many migrations, opens them with this version, and reads what there is. */
async function upgrade(sql: number, hits: number, send: (number: number) => Promise<string[]>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-upgrade-'))
  try {
    const before = await buildOldSql(folder, sql)
    await buildOldHits(folder, hits, await send(20))
    const storage = await openStorage(folder)
    const rows = await storage.hits.read<{ page: string }>(
      `SELECT page FROM hits WHERE country = 'DE' AND properties = '{"plan":"pro"}'`,
      {},
    )
    await storage.close()
    expectKept(before, await readSql(folder), `After ${sql} migrations`)
    return rows.map(({ page }) => page)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const sqlCount = Object.keys(sqlMigrations).length
const hitsCount = Object.keys(hitsMigrations).length

/** Each earlier schema of the one with the latest of the other, and the earliest of both. */
const schemas = [
  ...Array.from({ length: sqlCount }, (_, index) => [index + 1, hitsCount] as const),
  ...Array.from({ length: hitsCount }, (_, index) => [sqlCount, index + 1] as const),
  [1, 1] as const,
]

export const upgraded: Scenario = {
  name: `upgrade from every earlier schema (${sqlCount} relational, ${hitsCount} of hits)`,
  async run({ random, rounds }) {
    const ledger = openLedger()
    const pages: string[] = []
    const send = async (count: number) => {
      const from = ledger.acknowledged.length
      for (let number = 0; number < count; number += 1)
        await ledger.sendWith(async () => ({ status: 202, retryAfter: null }))
      return ledger.acknowledged.slice(from)
    }
    // In the short form the earliest of both, and some.
    const chosen = schemas.filter(([sql, hits]) => rounds >= 100 || sql + hits === 2 || random() < 0.2)
    for (const [sql, hits] of chosen) pages.push(...(await upgrade(sql, hits, send)))
    return compare(ledger, pages)
  },
}
