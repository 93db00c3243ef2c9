import { StatisticQuery } from '#contract/statisticQuery.ts'
import { openStatistics } from '#service/statistics/openStatistics.ts'
import { openChdb } from '#service/storage/hits/openChdb.ts'
import { openSql } from '#service/storage/sql/openSql.ts'
import { everyStatistic, range, rounds } from './ranges.ts'
import { median } from './table.ts'

/**
 * Reads each statistic of the first website of a folder on the engine itself, without service, and says how long each took and how
 * large a hit is on the disk.
 */
const [folder = ''] = process.argv.slice(2)
const engine = openChdb(folder)
const sql = await openSql(folder)
const website = await sql.selectFrom('websites').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow()
// Without anything that was counted before: every number is read of the hits.
const statistics = openStatistics(engine, Date.now)
const times: number[] = []
for (const { name, length } of everyStatistic) {
  const taken = []
  for (let round = 0; round < rounds; round += 1) {
    const query = StatisticQuery.parse({ name, ...range(length, round) })
    const began = performance.now()
    await statistics.read({ website, minimum: 0, query, language: 'en' })
    taken.push(performance.now() - began)
  }
  times.push(median(taken))
}
const [size] = await engine.read<{ bytes: number }>(`
  SELECT sum(bytes_on_disk) / (SELECT count() FROM hits) AS bytes
  FROM system.parts WHERE active AND database = currentDatabase() AND table IN ('hits', 'folded')`)
await engine.close()
await sql.destroy()
process.stdout.write(JSON.stringify({ times, bytes: size?.bytes ?? 0 }))
