/** As short as this, a name has room everywhere. */
const short = 14
/** How much of the end of a long name stays in sight, in characters. */
const end = 10

export const isLong = (name: string): boolean => Array.from(name).length > short

/** A long name as what may be cut short, and its end; a short name whole. */
export function inTwo(name: string): [head: string, tail: string] {
  if (!isLong(name)) return [name, '']
  const characters = Array.from(name)
  return [characters.slice(0, -end).join(''), characters.slice(-end).join('')]
}
