import { buffer } from 'node:stream/consumers'
import { digestOf, isSame } from './digest.ts'
import type { OpenBackup } from './openBackup.ts'
import type { Target } from './openTarget.ts'
import type { Step } from './Step.ts'
import { digestOfTable, fillTables } from './tables.ts'

/** Fills databases with what a backup holds, compares what is in them afterwards, and brings it up to date. */
export async function restore(backup: OpenBackup, target: Target, step: Step): Promise<void> {
  const { migrations, tables, pieces, columns } = backup.manifest
  const rows = [...tables, ...pieces].reduce((all, part) => all + part.rows, 0)
  await target.begin(migrations)

  await step('Writing', rows, async (advance) => {
    for (const { file, piece, rows: written } of pieces) {
      if (written > 0) await target.pieces.insert(piece, await buffer(await backup.lines(file)), columns)
      advance(written)
    }
    // The accounts come last: without them it is not taken for whole. They are in the order in which they can be filled.
    const sources = tables.map((table) => ({ ...table, lines: () => backup.lines(table.file) }))
    await fillTables(target.sql, sources, advance)
  })

  await step('Checking', rows, async (advance) => {
    for (const table of tables) {
      if (!isSame(table, await digestOfTable(target.sql, table, {}))) throw differs(table.file)
      advance(table.rows)
    }
    for (const { file, piece, ...digest } of pieces) {
      if (!isSame(digest, digestOf(await target.pieces.read(piece, columns)))) throw differs(file)
      advance(digest.rows)
    }
    for (const table of ['hits', 'received'] as const) {
      const all = pieces.reduce((sum, part) => sum + (part.piece.table === table ? part.rows : 0), 0)
      if ((await target.pieces.count(table)) !== all) throw differs(table)
    }
  })
  await target.finish()
}

const differs = (what: string) =>
  new Error(`What was written is not what was read (${what}). Do not use it: run the command again with --replace.`)
