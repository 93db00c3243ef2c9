import { percent } from './numbers.ts'

export type Direction = 'up' | 'down' | 'same'

/** How `now` stands to `before`, in words such as `+12.4 %`; null when there was nothing before, or either is unknown. */
export function changeBetween(
  now: number | null,
  before: number | null,
): { text: string; direction: Direction } | null {
  if (now === null || before === null || before === 0) return null
  const part = (now - before) / before
  const text = percent(Math.abs(part))
  if (part === 0) return { text, direction: 'same' }
  return part > 0 ? { text: `+${text}`, direction: 'up' } : { text: `−${text}`, direction: 'down' }
}
