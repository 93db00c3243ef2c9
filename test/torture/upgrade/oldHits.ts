import { bringUpToDate } from '#service/storage/hits/bringUpToDate.ts'
import { migrations } from '#service/storage/hits/migrations.ts'
import { openChdb } from '#service/storage/hits/openChdb.ts'
import { columns, toRow } from '#service/storage/hits/row.ts'
import { plainHit } from '#test/support/plainHit.ts'

/** What every table of hits had that there ever was. */
const hit = (page: string, number: number) => ({
  ...plainHit,
  website_id: 1 + (number % 2),
  time: Date.UTC(2026, number % 10, 20, 12, 0, 0, number),
  visitor: String(number),
  page,
  country: 'DE',
  properties: '{"plan":"pro"}',
})

/** The table of hits as it was after so many migrations, with these pages in it. */
export async function buildOldHits(folder: string, count: number, pages: readonly string[]): Promise<void> {
  const engine = openChdb(folder)
  try {
    await bringUpToDate(engine, Object.keys(migrations).slice(0, count))
    const there = await engine.read<{ name: string }>(
      "SELECT name FROM system.columns WHERE database = currentDatabase() AND table = 'hits'",
    )
    const names = new Set(there.map(({ name }) => name))
    const kept = columns.filter((column) => names.has(column))
    const rows = pages.map((page, number) => {
      const row = toRow(hit(page, number))
      return kept.map((column) => row[columns.indexOf(column)])
    })
    await engine.insert('hits', kept, rows)
  } finally {
    await engine.close()
  }
}
