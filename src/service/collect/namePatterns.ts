/** Whether a name is one of `patterns`, in which `*` stands for any characters. Linear in the name's length, whatever the pattern. */
export function namePatterns(patterns: readonly string[]): (name: string) => boolean {
  const exact = new Set(patterns.filter((pattern) => !pattern.includes('*')))
  const globs = patterns.filter((pattern) => pattern.includes('*')).map(glob)
  return (name) => exact.has(name) || globs.some((matches) => matches(name))
}

function glob(pattern: string): (name: string) => boolean {
  const parts = pattern.split('*')
  const start = parts.shift() ?? ''
  const end = parts.pop() ?? ''
  return (name) => {
    if (name.length < start.length + end.length || !name.startsWith(start) || !name.endsWith(end)) return false
    // The leftmost place of each inner part leaves the most room for the next.
    let position = start.length
    for (const part of parts) {
      const found = name.indexOf(part, position)
      if (found === -1) return false
      position = found + part.length
    }
    return position <= name.length - end.length
  }
}
