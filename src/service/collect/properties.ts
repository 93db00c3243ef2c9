import type { Event } from '#contract/event.ts'
import { plain } from './text.ts'

const most = 30

/** The first 30 properties as JSON text; `""` when there are none. */
export function properties(given: Event['p']): string {
  if (!given) return ''
  const entries = Object.entries(given)
    .filter(([name, value]) => name.trim() !== '' && value !== null && value !== '')
    .slice(0, most)
    .map(([name, value]) => [plain(name, 300), typeof value === 'string' ? plain(value, 2000) : written(value)])
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : ''
}

/** The engine reads no JSON that has a whole number of more than 64 bits: such a one is text. */
const written = (value: number | boolean | null) =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? String(value) : value
