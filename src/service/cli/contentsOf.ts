import type { Manifest } from '#service/copying/Manifest.ts'
import { counted } from './amounts.ts'

/** What a backup holds, for people. */
export function contentsOf({ tables, pieces }: Pick<Manifest, 'tables' | 'pieces'>): string[] {
  const rows = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0
  const sum = (table: string) => pieces.reduce((all, part) => all + (part.piece.table === table ? part.rows : 0), 0)
  return [
    `${counted(rows('accounts'))} accounts, ${counted(rows('websites'))} websites, ${counted(sum('hits'))} hits, ${counted(sum('received'))} counts of what was received.`,
  ]
}
