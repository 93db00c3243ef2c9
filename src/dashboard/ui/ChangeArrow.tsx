import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import type { Direction } from './changeBetween.ts'

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight } satisfies Record<Direction, unknown>

/** Which way a count went. */
export function ChangeArrow({ direction }: { direction: Direction }) {
  const Arrow = arrows[direction]
  return <Arrow aria-hidden />
}
