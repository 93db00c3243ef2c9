import { type RangeChoice, readChoice, saysRange, writeChoice } from '#dashboard/days/range.ts'

const storageKey = (websiteId: number) => `porchlight.range.${websiteId}`

/** Keeps which range somebody looks at a website through. Days of one's own are not kept: they belong to one question. */
export function rememberChoice(websiteId: number, choice: RangeChoice): void {
  if (typeof choice === 'string') localStorage.setItem(storageKey(websiteId), choice)
}

/** The query that adds the remembered range to an address which names none; null where there is nothing to add. */
export function withRemembered(websiteId: number, query: URLSearchParams): URLSearchParams | null {
  if (saysRange(query)) return null
  const kept = localStorage.getItem(storageKey(websiteId))
  const { range } = writeChoice(readChoice(new URLSearchParams({ range: kept ?? '' })))
  if (range === undefined) return null
  const added = new URLSearchParams(query)
  added.set('range', range)
  return added
}
