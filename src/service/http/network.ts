import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Whom an address stands for where something is limited: itself, or for IPv6 the first 64 bits, as whoever has one such address
 * has all of its network. An IPv4 address in IPv6's clothes is that IPv4 address.
 */
export function network(address: string): string {
  const plain = address.split('%', 1)[0] ?? ''
  if (!isIPv6(plain)) return address
  const parsed = ipaddr.process(plain)
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString()
}
