import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The part of IPv6 that is given out to the public at all (IANA, "Global Unicast Allocations"). */
const allocated = ipaddr.parseCIDR('2000::/3')

/** Public by its number, but answered by the host a machine of Azure's runs on. */
const azureHost = '168.63.129.16'

/**
 * Whether an address belongs to everybody's internet: nothing private, local, shared, reserved or for documentation, and no
 * IPv6 address that a gateway turns into an IPv4 one (mapped, NAT64, 6to4, Teredo), which could be any of these.
 */
export function isGlobal(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv6 ? parsed.match(allocated) : parsed.toString() !== azureHost
}
