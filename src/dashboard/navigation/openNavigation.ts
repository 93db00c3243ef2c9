import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  type Path,
  type To,
  // The only names under which the router gives out the histories that it is made of.
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
} from 'react-router'

/** Where somebody has come to, and how. */
export type Arrival = {
  location: Location
  type: NavigationType
  /** The page stays where it is scrolled to: what changed is what it shows. */
  keepsScroll: boolean
}

/** Told where somebody is about to go; true holds them here until `leave` is called, if ever. */
type Guard = (next: Path, leave: () => void) => boolean

export type Navigation = {
  /** What links and redirects move. */
  navigator: Navigator
  arrival: () => Arrival
  /** Tells of every arrival; the answer stops it. */
  onArrival: (listener: (arrival: Arrival) => void) => () => void
  /** Asks before any way out is taken, Back and Forward among them; the answer stops it. */
  addGuard: (guard: Guard) => () => void
}

/** The way through the browser's history. */
export const browserNavigation = (): Navigation => openNavigation(UNSAFE_createBrowserHistory({ v5Compat: true }))

/** The way through a history of its own, which begins at one address. */
export const memoryNavigation = (address: string): Navigation =>
  openNavigation(UNSAFE_createMemoryHistory({ initialEntries: [address], v5Compat: true }))

function openNavigation(history: ReturnType<typeof UNSAFE_createBrowserHistory>): Navigation {
  const listeners = new Set<(arrival: Arrival) => void>()
  const guards = new Set<Guard>()
  let keepsScroll = false
  /** Of what Back and Forward lead to next, nobody is told or asked: it undoes a step, or was agreed to. */
  let steps: 'asked' | 'undone' | 'agreed' = 'asked'

  const isHeld = (next: Path, leave: () => void) => [...guards].some((guard) => guard(next, leave))

  const arrival = (): Arrival => ({ location: history.location, type: history.action, keepsScroll })

  const move = (how: 'push' | 'replace', to: To, state: unknown, keeps = false) => {
    const go = () => {
      keepsScroll = keeps
      history[how](to, state)
    }
    const { pathname, search, hash } = history.createURL(to)
    if (!isHeld({ pathname, search, hash }, go)) go()
  }

  history.listen(({ action, location, delta }) => {
    if (action === NavigationType.Pop) {
      const step = steps
      steps = 'asked'
      if (step === 'undone') return
      keepsScroll = false
      // An address that was typed has no place among the steps, and so none to go back to.
      if (step === 'asked' && delta && isHeld(location, () => goOn(delta))) {
        steps = 'undone'
        history.go(-delta)
        return
      }
    }
    for (const listener of listeners) listener(arrival())
  })

  function goOn(delta: number) {
    steps = 'agreed'
    history.go(delta)
  }

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => history.go(delta),
      push: (to, state, options) => move('push', to, state, options?.preventScrollReset),
      replace: (to, state, options) => move('replace', to, state, options?.preventScrollReset),
    },
    arrival,
    onArrival(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    addGuard(guard) {
      guards.add(guard)
      return () => guards.delete(guard)
    },
  }
}
