import { sql as raw } from 'kysely'
import { migrations as hitsMigrations } from '#service/storage/hits/migrations.ts'
import type { Engine } from '#service/storage/hits/Engine.ts'
import { migrations as sqlMigrations } from '#service/storage/sql/migrations.ts'
import { type Sql, sqlMigrationsRun } from '#service/storage/sql/openSql.ts'
import { type Finding, look, ok, wordsOf, wrong } from './Finding.ts'

/** How far clocks may differ, in milliseconds: visitors of a day are known by the service's clock, and times are compared with the server's. */
const tolerance = 2000

/** Whether the relational database answers, what it is, and whether its tables are this version's. */
export async function checkSql(sql: Sql, isServer: boolean): Promise<Finding[]> {
  const about = isServer ? 'PostgreSQL' : 'SQLite'
  try {
    const began = Date.now()
    const { rows } = await (
      isServer
        ? raw<Version>`SELECT current_setting('server_version') AS version, (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`
        : raw<Version>`SELECT sqlite_version() AS version, ${began} AS now`
    ).execute(sql)
    return described(about, rows[0], began, await sqlMigrationsRun(sql), Object.keys(sqlMigrations))
  } catch (error) {
    return [
      wrong(
        about,
        `It does not answer: ${wordsOf(error)} ${isServer ? 'Is DATABASE_URL right, and the server there?' : ''}`.trim(),
      ),
    ]
  }
}

/** The same of the engine of the hits. */
export async function checkHits(engine: Pick<Engine, 'read'>, isServer: boolean): Promise<Finding[]> {
  const about = isServer ? 'ClickHouse' : 'chDB'
  try {
    const began = Date.now()
    const [version] = await engine.read<Version>(
      "SELECT version() AS version, toFloat64(toUnixTimestamp64Milli(now64(3, 'UTC'))) AS now",
    )
    const tables = await engine.read(
      "SELECT 1 FROM system.tables WHERE database = currentDatabase() AND name = 'migrations'",
    )
    const run = tables.length > 0 ? await engine.read<{ name: string }>('SELECT name FROM migrations') : []
    const failing = await engine.read<{ table: string }>(
      "SELECT table FROM system.mutations WHERE database = currentDatabase() AND NOT is_done AND latest_fail_reason != ''",
    )
    const names = run.map(({ name }) => name)
    return [
      ...described(about, version, began, names, Object.keys(hitsMigrations)),
      ...failing.map(({ table }) =>
        wrong(
          about,
          `It cannot rewrite its files (${table}), so that what was deleted is still there. Its log says why; is the disk full?`,
        ),
      ),
    ]
  } catch (error) {
    return [
      wrong(
        about,
        `It does not answer: ${wordsOf(error)} ${isServer ? 'Is CLICKHOUSE_URL right, and the server there?' : ''}`.trim(),
      ),
    ]
  }
}

type Version = { version: string; now: number }

function described(
  about: string,
  found: Version | undefined,
  began: number,
  run: string[],
  known: string[],
): Finding[] {
  const took = Date.now() - began
  const newer = run.filter((name) => !known.includes(name))
  const missing = known.filter((name) => !run.includes(name))
  const off = Math.round(Number(found?.now) - began - took / 2)
  const is = `${found?.version} answers in ${took} ms`
  const tables =
    newer.length > 0
      ? wrong(
          about,
          `${is}, and its tables are of a newer Porchlight (${newer.join(', ')}). Start that version, or restore a backup.`,
        )
      : missing.length > 0
        ? look(about, `${is}; the next start brings its tables up to date (${missing.length} migrations).`)
        : ok(about, `${is}, its tables are up to date`)
  if (Math.abs(off) <= tolerance + took) return [tables]
  return [tables, wrong('clock', `That of ${about} is ${off} ms away from this one. Let both follow a time server.`)]
}
