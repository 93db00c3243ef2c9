/** Whoever wants to know when something outside of React changes; `subscribe` is what `useSyncExternalStore` takes. */
export function makeListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: () => {
      for (const listener of listeners) listener()
    },
  }
}
