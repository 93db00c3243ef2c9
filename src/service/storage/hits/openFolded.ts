import { randomUUID } from 'node:crypto'
import { alterRows } from './Cluster.ts'
import type { Engine, Parameters } from './Engine.ts'
import { rewriting } from './rewriting.ts'

/** What was counted of days that are over; a `fold` is what was counted at once. */
export type Folded = {
  /** Names this table: another engine, or this one after its files were lost, has another. */
  identity(): Promise<string>
  /** Resolves when nothing that was deleted is there any more: a process that ended may have left that to the engine. */
  settle(): Promise<void>
  /** Keeps what a statement selects: `website_id`, `statistic`, `whole`, `fold`, `day`, `value`, `count`. */
  keep(statement: string, parameters: Parameters): Promise<void>
  /** Whether there are rows of a fold. */
  has(fold: number): Promise<boolean>
  /** All that there are. */
  folds(): Promise<number[]>
  /** Resolves at once: the engine rewrites its files in the background. */
  remove(folds: readonly number[]): Promise<void>
}

export const openFolded = (engine: Engine): Folded => ({
  async identity() {
    const named = () =>
      engine.read<{ name: string }>('SELECT value AS name FROM folded WHERE website_id = 0 ORDER BY value')
    if ((await named()).length === 0)
      await engine.insert('folded', ['statistic', 'value'], [['identity', randomUUID()]])
    const [first] = await named()
    if (!first) throw new Error('The engine does not keep what it was given.')
    return first.name
  },
  settle: () => rewriting(engine, 'hits'),
  async keep(statement, parameters) {
    await engine.command(
      `INSERT INTO folded (website_id, statistic, whole, fold, day, value, count) ${statement}`,
      parameters,
    )
  },
  async has(fold) {
    const rows = await engine.read('SELECT 1 FROM folded WHERE fold = {fold:UInt32} LIMIT 1', { fold })
    return rows.length > 0
  },
  async folds() {
    const rows = await engine.read<{ fold: number }>('SELECT DISTINCT fold FROM folded WHERE website_id > 0')
    return rows.map(({ fold }) => fold)
  },
  remove: (folds) =>
    engine.command(
      `${alterRows('folded', engine.cluster)} DELETE WHERE fold IN {folds:Array(UInt32)} SETTINGS mutations_sync = 0`,
      { folds },
    ),
})
