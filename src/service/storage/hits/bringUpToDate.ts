import { NewerDatabase } from '#service/storage/NewerDatabase.ts'
import type { Engine } from './Engine.ts'
import { migrations } from './migrations.ts'

/** Runs what the engine's tables lack; throws `NewerDatabase`. */
export async function bringUpToDate(engine: Engine) {
  // A log that is imported may span more months than the engine expects of one insert.
  await engine.command('SET max_partitions_per_insert_block = 0')
  await engine.command(
    'CREATE TABLE IF NOT EXISTS migrations (name String, run_at DateTime DEFAULT now()) ENGINE = MergeTree ORDER BY name',
  )
  const rows = await engine.read<{ name: string }>('SELECT name FROM migrations')
  const run = new Set(rows.map((row) => row.name))
  for (const name of run) if (!(name in migrations)) throw new NewerDatabase(name)
  for (const [name, statement] of Object.entries(migrations)) {
    if (run.has(name)) continue
    await engine.command(statement)
    await engine.insert('migrations', ['name'], [[name]])
  }
}
