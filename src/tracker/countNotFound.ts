/** Counts the page if the website answered that it has none there, as far as the browser tells. */
export function countNotFound(count: (name: string, properties: Record<string, string>) => void): void {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  if (entry && 'responseStatus' in entry && entry.responseStatus === 404) count('404', { path: location.pathname })
}
