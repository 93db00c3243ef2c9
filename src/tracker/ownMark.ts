/** What the mark is called where it is kept, and in the fragment that brings one. */
const name = 'porchlight-own'

/** Whether this may be a browser whose owner does not want it counted: it has a mark, or was opened with a link that brings one. */
export function mayBeOwn(): boolean {
  try {
    return location.hash.includes(name) || name in localStorage
  } catch {
    // A browser that keeps nothing has nothing.
    return false
  }
}

/** The mark of the link that this page was opened with, which leaves the address, or else the one that is kept. */
export function readMark(): string | undefined {
  if (!mayBeOwn()) return undefined
  const [, token] = /^#porchlight-own=([\w-]{0,99})/.exec(location.hash) ?? []
  if (token === undefined) return localStorage[name]
  history.replaceState(history.state, '', location.pathname + location.search)
  // Any number does: it only tells the browsers apart that opened one link.
  return `${token}.${Math.random()}`
}

/** Keeps a mark that the service knows; one that it does not know, or no more, is kept nowhere. */
export function keepMark(mark: string, isKnown: boolean): void {
  if (isKnown) localStorage[name] = mark
  else localStorage.removeItem(name)
}
