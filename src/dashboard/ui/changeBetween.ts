import { signedPercent } from './numbers.ts'

export type Direction = 'up' | 'down' | 'same'

/** How `now` stands to `before`, in words such as `+12%`; null when there was nothing before, or either is unknown. */
export function changeBetween(
  now: number | null,
  before: number | null,
): { text: string; direction: Direction } | null {
  if (now === null || before === null || before === 0) return null
  const part = (now - before) / before
  return { text: signedPercent(part), direction: part === 0 ? 'same' : part > 0 ? 'up' : 'down' }
}
