import { LRUCache } from 'lru-cache'

/** A page's hits follow one another, and each is asked for twice: when the event is read, and when the hit is made of it. */
const recent = new LRUCache<string, URL>({ max: 2000 })

/** An address, not to be changed by who is given it; undefined when `text` is none. */
export function parsedUrl(text: string): URL | undefined {
  const known = recent.get(text)
  if (known) return known
  try {
    const url = new URL(text)
    recent.set(text, url)
    return url
  } catch {
    return undefined
  }
}
