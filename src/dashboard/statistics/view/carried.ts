const names = new Set(['range', 'from', 'to', 'compare', 'compare_from', 'compare_to', 'by', 'filters'])

/** The query of a link to other statistics of the same website: it keeps how they are looked at, and nothing else. */
export function carried(query: URLSearchParams): string {
  const kept = Array.from(query).filter(([name]) => names.has(name))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** The same of a link to another website, which has other pages and visitors to filter by. */
export function carriedElsewhere(query: URLSearchParams): string {
  const kept = new URLSearchParams(query)
  kept.delete('filters')
  return carried(kept)
}
