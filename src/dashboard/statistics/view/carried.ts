const names = new Set(['range', 'from', 'to', 'compare', 'compare_from', 'compare_to', 'by', 'filters'])

/** The query of a link to other statistics of the same website: it keeps how they are looked at, and nothing else. */
export function carried(query: URLSearchParams): string {
  const kept = Array.from(query).filter(([name]) => names.has(name))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
