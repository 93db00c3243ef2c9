import { Resolver } from 'node:dns/promises'
import { isGlobal } from './isGlobal.ts'

/** What lies outside of the service, and how much of it may be opened. */
export type Outside = {
  /** The addresses of a host name; none when it has none or nobody says in time. */
  resolve(name: string, signal: AbortSignal): Promise<string[]>
  permits(address: string): boolean
  /** Where a scheme is served. */
  ports: Record<'http:' | 'https:', number>
}

export const internet: Outside = { resolve, permits: isGlobal, ports: { 'http:': 80, 'https:': 443 } }

/** The system's own look-up cannot be given up, and would hold a thread that the databases need. */
async function resolve(name: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  signal.addEventListener('abort', () => resolver.cancel(), { once: true })
  const families = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return families.flatMap((family) => (family.status === 'fulfilled' ? family.value : []))
}
