import type { Properties } from './Properties.ts'

/** The arguments of a call: a name and properties, or whatever a page passes. */
export type Call = ArrayLike<unknown> & Iterable<unknown>

export type Porchlight = {
  /** Counts a custom event: `porchlight('Signup', { plan: 'pro' })`. */
  (name: string, properties?: Properties): unknown
  /** Calls, as their arguments: those before the first view wait here. */
  q?: Call[]
}

declare global {
  interface Window {
    porchlight?: Porchlight
  }
}
