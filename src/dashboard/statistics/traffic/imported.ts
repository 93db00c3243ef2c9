import type { Traffic } from './traffic.ts'

/** Whether any day of each step has imported hits. */
export function imported({ imported: ranges, moments, unit, range }: Traffic): boolean[] {
  if (!ranges) return []
  return moments.map(({ at }, index) => {
    const first = unit === 'hour' ? range.from : at
    const next = unit === 'hour' ? undefined : moments[index + 1]?.at
    return ranges.some(({ from, to }) => to >= first && (next === undefined ? from <= range.to : from < next))
  })
}
