import type { Shared } from '#contract/share.ts'
import type { Reading } from '#dashboard/reading.ts'

/** The secret of a frozen link, which stands behind the `#` of its address: browsers send that to nobody. */
export const frozenSecret = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('frozen')

/** How the page is shown is said in the address of each of its pages. */
const lasting = ['embed', 'theme']

/** Shared statistics at their own addresses, `/share/example.com/browser?range=7d`, which keep the secret they are read with. */
export function sharedReading({ id, frozen }: Shared, domain: string, query: URLSearchParams, hash: string): Reading {
  const root = `/share/${encodeURIComponent(domain)}`
  const address = (page: string, looked = '') => {
    const all = new URLSearchParams(looked)
    for (const name of lasting) {
      const value = query.get(name)
      if (value !== null) all.set(name, value)
    }
    return `${root}${page}${all.size > 0 ? `?${all}` : ''}${hash}`
  }
  return {
    id,
    statistics: (looked) => address('', looked),
    statistic: (name, looked) => address(`/${name}`, looked),
    live: () => address('/live'),
    isOwn: false,
    frozen,
  }
}
