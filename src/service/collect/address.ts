import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * An address in the one way it is written here: `::ffff:192.0.2.1` as `192.0.2.1`, IPv6 shortened and in lower case,
 * without zone. `""` for anything else, as it comes from proxies that hide addresses.
 */
export function plainAddress(text: string): string {
  const address = text.split('%', 1)[0] ?? ''
  return isIP(address) === 0 ? '' : ipaddr.process(address).toString()
}
