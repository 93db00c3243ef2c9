import type { Options } from './Options.ts'
import type { Call } from './Porchlight.ts'
import type { Properties } from './Properties.ts'
import { trackMore } from './trackMore.ts'

export type { Options, Properties }

export type Tracker = {
  /** Counts a custom event: `track('Signup', { plan: 'pro' })`. */
  track(name: string, properties?: Properties): void
}

let tracker: Tracker | undefined

/**
 * Begins to count the pages that are shown, once: whoever calls it again gets the same tracker. On a server nothing is
 * counted. It throws nothing.
 */
export function init(options: Options): Tracker {
  if (typeof window === 'undefined') return { track() {} }
  tracker ??= begin(options)
  return tracker
}

function begin(options: Options): Tracker {
  const calls: Call[] = []
  trackMore(options, calls)
  return { track: (...call) => void calls.push(call) }
}
