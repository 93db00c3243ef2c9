import { alterRows } from '#service/storage/hits/Cluster.ts'
import type { Engine } from '#service/storage/hits/Engine.ts'
import { rewriting } from '#service/storage/hits/rewriting.ts'
import { columns } from '#service/storage/hits/row.ts'
import { type DayCount, packed } from './packed.ts'
import { inPiece, type Piece } from './Piece.ts'

export type Pieces = ReturnType<typeof openPieces>

/** The columns of each table, in the order in which a line has them. */
export type Columns = Record<Piece['table'], readonly string[]>

export const pieceColumns: Columns = { hits: columns, received: ['website_id', 'time', 'reason', 'count'] }

/** All that the engine holds, read and written piece by piece: the same rows are the same lines, on every engine. */
export function openPieces(engine: Engine) {
  const months = (table: Piece['table']) =>
    engine.read<{ month: number }>(`SELECT toYYYYMM(time) AS month FROM ${table} GROUP BY month ORDER BY month`)

  return {
    /** How all of it is cut, by month and website: rows that are there now are each in one piece. */
    async plan(websites: ReadonlySet<number>): Promise<Piece[]> {
      const pieces: Piece[] = []
      for (const table of ['hits', 'received'] as const)
        for (const { month } of await months(table)) {
          const days = await engine.read<Omit<DayCount, 'rows'> & { rows: string }>(
            `SELECT website_id, toString(toDate(time)) AS day, toString(count()) AS rows FROM ${table}
             WHERE toYYYYMM(time) = {month:UInt32} GROUP BY website_id, day ORDER BY website_id, day`,
            { month },
          )
          const known = days.filter(({ website_id }) => websites.has(website_id))
          pieces.push(
            ...packed(
              table,
              month,
              known.map(({ rows, ...day }) => ({ ...day, rows: Number(rows) })),
            ),
          )
        }
      return pieces
    },

    read: (piece: Piece, { [piece.table]: named }: Columns = pieceColumns): Promise<Buffer> =>
      engine.readLines(statement[piece.table](named, inPiece(piece)), { ...piece }),

    insert: (piece: Piece, lines: Buffer, { [piece.table]: named }: Columns = pieceColumns): Promise<void> =>
      engine.insertLines(piece.table, named, lines),

    /** Deletes what is there of a piece. */
    async clear(piece: Piece): Promise<void> {
      await engine.command(
        `${alterRows(piece.table, engine.cluster)} DELETE WHERE ${inPiece(piece)} SETTINGS mutations_sync = 0`,
        {
          ...piece,
        },
      )
      await rewriting(engine, piece.table)
    },

    /** How many rows there are in all. */
    async count(table: Piece['table']): Promise<number> {
      const all = table === 'hits' ? 'count()' : 'uniqExact(website_id, time, reason)'
      const [row] = await engine.read<{ rows: string }>(`SELECT toString(${all}) AS rows FROM ${table}`)
      return Number(row?.rows)
    },
  }
}

/** In an order that says which row comes first whatever they are; what was counted twice for one is added up. */
const statement: Record<Piece['table'], (named: readonly string[], condition: string) => string> = {
  hits: (named, condition) => {
    const rest = named.filter((column) => !['website_id', 'visitor', 'time'].includes(column))
    return `SELECT ${named.join(', ')} FROM hits WHERE ${condition}
      ORDER BY website_id, toDate(time), visitor, time, ${rest.join(', ')}`
  },
  received: (_named, condition) => `
    SELECT website_id, time, reason, sum(received.count) FROM received WHERE ${condition}
    GROUP BY website_id, time, reason ORDER BY website_id, time, reason`,
}
