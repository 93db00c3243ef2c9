import type { Piece } from '#service/storage/hits/pieces/Piece.ts'
import type { Pieces } from '#service/storage/hits/pieces/openPieces.ts'
import { type Digest, digestOf, isSame } from './digest.ts'
import { movedWrongly } from './movedWrongly.ts'
import type { Step } from './Step.ts'

type Sides = { from: Pieces; to: Pieces }

/**
 * Copies all hits of these websites, and what became of what they were sent. What was copied before is compared and left; a piece
 * that differs was not finished, and is cleared and copied again: so that each hit counts once, whenever the last try ended.
 */
export async function moveHits({ from, to }: Sides, websites: ReadonlySet<number>, step: Step): Promise<void> {
  const pieces = await from.plan(websites)
  const total = (await from.count('hits')) + (await from.count('received'))
  const copied: { piece: Piece; digest: Digest }[] = []

  await step('Copying', total, async (advance) => {
    for (const piece of pieces) {
      const lines = await from.read(piece)
      const digest = digestOf(lines)
      const there = digestOf(await to.read(piece))
      if (!isSame(digest, there)) {
        if (there.rows > 0) await to.clear(piece)
        await to.insert(piece, lines)
      }
      copied.push({ piece, digest })
      advance(digest.rows)
    }
  })

  await step('Comparing', total, async (advance) => {
    const rows = { hits: 0, received: 0 }
    for (const { piece, digest } of copied) {
      if (!isSame(digest, digestOf(await to.read(piece)))) throw movedWrongly(`${piece.table} of ${piece.month}`)
      rows[piece.table] += digest.rows
      advance(digest.rows)
    }
    for (const table of ['hits', 'received'] as const)
      if ((await to.count(table)) !== rows[table]) throw movedWrongly(table)
  })
}
