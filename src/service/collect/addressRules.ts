import { BlockList, isIP, isIPv4 } from 'node:net'
import { plainAddress } from './address.ts'

const never = () => false

/** Whether a plain address is in one of the website's lines: addresses and CIDR blocks. */
export function addressRules(lines: readonly string[]): (address: string) => boolean {
  if (lines.length === 0) return never
  const list = new BlockList()
  for (const line of lines) add(list, line)
  return (address) => address !== '' && list.check(address, family(address))
}

function add(list: BlockList, line: string): void {
  const [given = '', prefix] = line.split('/', 2)
  const address = plainAddress(given)
  // Lines are checked when they are saved; one that is wrong all the same must not keep hits from being stored.
  if (address === '') return
  if (prefix === undefined) return list.addAddress(address, family(address))
  // The prefix of a mapped IPv4 block counts the 96 bits before it.
  const length = Number.parseInt(prefix, 10) - (isIPv4(address) && isIP(given) === 6 ? 96 : 0)
  if (length >= 0 && length <= (isIPv4(address) ? 32 : 128)) list.addSubnet(address, length, family(address))
}

const family = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')
