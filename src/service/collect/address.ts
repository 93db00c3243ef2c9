import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * An address in the one way it is written here: `::ffff:192.0.2.1` as `192.0.2.1`, IPv6 shortened and in lower case,
 * without zone. `""` for anything else, as it comes from proxies that hide addresses.
 */
export function plainAddress(text: string): string {
  if (isIPv4(text)) return text
  const address = text.split('%', 1)[0] ?? ''
  return isIPv6(address) ? ipaddr.process(address).toString() : ''
}
