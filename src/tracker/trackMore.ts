import { address } from './address.ts'
import { countLinks } from './countLinks.ts'
import { countNotFound } from './countNotFound.ts'
import { openSending } from './openSending.ts'
import type { Options } from './Options.ts'
import type { Call } from './Porchlight.ts'
import { track } from './track.ts'

/** Counts pages as `track` does, and whatever else is wanted. */
export function trackMore(options: Options, calls: Call[]): void {
  const { domain, hash, outbound, downloads, notFound } = options
  // First, as it clears the address of what is no page.
  const send = openSending(options)
  const count = (name: string, properties: Record<string, string>) => calls.push([name, properties])
  if (outbound || downloads) countLinks({ outbound, downloads, count })
  if (notFound) countNotFound(count)
  track(domain, hash ? () => location.href : address, send, calls)
}
