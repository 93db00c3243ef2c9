import { NewerDatabase } from '#service/storage/NewerDatabase.ts'
import { type Change, statementsOf } from './Change.ts'
import { checkCluster } from './checkCluster.ts'
import type { Engine } from './Engine.ts'
import { migrations } from './migrations.ts'

/** Which were made. */
export const list: Change = {
  create: 'migrations',
  columns: 'name String, run_at DateTime DEFAULT now()',
  engine: 'MergeTree',
  orderBy: 'name',
  shardBy: 'sipHash64(name)',
}

/** Makes the changes that the engine's tables lack, or of these only what is named; throws `NewerDatabase`. */
export async function bringUpToDate(engine: Engine, names: readonly string[] = Object.keys(migrations)) {
  await checkCluster(engine)
  await make(engine, [list])
  const rows = await engine.read<{ name: string }>('SELECT name FROM migrations')
  const run = new Set(rows.map((row) => row.name))
  for (const name of run) if (!(name in migrations)) throw new NewerDatabase(name)
  for (const [name, changes] of Object.entries(migrations)) {
    if (run.has(name) || !names.includes(name)) continue
    await make(engine, changes)
    await engine.insert('migrations', ['name'], [[name]])
  }
}

export async function make(engine: Pick<Engine, 'command' | 'cluster'>, changes: readonly Change[]) {
  for (const change of changes)
    for (const statement of statementsOf(change, engine.cluster)) await engine.command(statement)
}
