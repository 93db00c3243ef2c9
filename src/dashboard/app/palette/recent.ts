const storageKey = 'porchlight.recent'

/** How many are kept, so that some are left where others are not offered. */
const kept = 20

/** The ids of the entries that were used last, the latest first. */
export function recentEntries(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function rememberEntry(id: string): void {
  const entries = [id, ...recentEntries().filter((other) => other !== id)].slice(0, kept)
  localStorage.setItem(storageKey, JSON.stringify(entries))
}

/** What somebody used is nobody's business after they signed out. */
export const forgetEntries = (): void => localStorage.removeItem(storageKey)
