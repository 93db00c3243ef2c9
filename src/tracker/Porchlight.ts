export type Porchlight = {
  /** Counts a custom event: `porchlight('Signup', { plan: 'pro' })`. */
  (name: string, properties?: Record<string, string | number | boolean | null>): unknown
  /** Calls, as their arguments: those before the first view wait here. */
  q?: ArrayLike<unknown>[]
}

declare global {
  interface Window {
    porchlight?: Porchlight
  }
}
