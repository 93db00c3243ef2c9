import { alterRows } from './Cluster.ts'
import type { Engine, Parameters } from './Engine.ts'
import { rewriting } from './rewriting.ts'

/** What was counted of days that are over; a `fold` is what was counted at once. */
export type Folded = {
  /** Resolves when nothing that was deleted is there any more: a process that ended may have left that to the engine. */
  settle(): Promise<void>
  /** Keeps what a statement selects: `website_id`, `statistic`, `whole`, `fold`, `day`, `value`, `count`. */
  keep(statement: string, parameters: Parameters): Promise<void>
  /** All that there are. */
  folds(): Promise<number[]>
  /** Resolves at once: the engine rewrites its files in the background. */
  remove(folds: readonly number[]): Promise<void>
}

export const openFolded = (engine: Engine): Folded => ({
  settle: () => rewriting(engine, 'hits'),
  async keep(statement, parameters) {
    await engine.command(
      `INSERT INTO folded (website_id, statistic, whole, fold, day, value, count) ${statement}`,
      parameters,
    )
  },
  async folds() {
    const rows = await engine.read<{ fold: number }>('SELECT DISTINCT fold FROM folded')
    return rows.map(({ fold }) => fold)
  },
  remove: (folds) =>
    engine.command(
      `${alterRows('folded', engine.cluster)} DELETE WHERE fold IN {folds:Array(UInt32)} SETTINGS mutations_sync = 0`,
      { folds },
    ),
})
