import { cut } from './text.ts'

type Flat = Record<string, string | number | boolean | null>

const longestName = 300
const longestValue = 2000

/** Deeper than this, what is left is text. */
const deepest = 5

/** Nested data as properties with names such as `cart.items`; a list is one property, as JSON text. */
export function flatData(data: Record<string, unknown>, prefix = '', depth = 1): Flat {
  const entries = Object.entries(data).flatMap(([key, value]) => {
    const name = cut(prefix + key, longestName)
    if (typeof value !== 'object' || value === null) return [[name, plainValue(value)] as const]
    if (Array.isArray(value) || depth === deepest) return [[name, cut(JSON.stringify(value), longestValue)] as const]
    return Object.entries(flatData({ ...value }, `${name}.`, depth + 1))
  })
  return Object.fromEntries(entries)
}

function plainValue(value: unknown): Flat[string] {
  if (typeof value === 'string') return cut(value, longestValue)
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}
