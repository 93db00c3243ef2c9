import { isIP } from 'node:net'

/** A list as it is stored: one entry a line, trimmed, blank lines and repeats dropped. */
export type Exclusions = { text: string } | { wrong: string }

/** More would make every hit slow to check. */
const mostEntries = 1000

const tidy = (text: string, isEntry: (line: string) => boolean): Exclusions => {
  const lines = [...new Set(text.split(/\r\n|\r|\n/).map((line) => line.trim()))].filter(Boolean)
  const wrong = lines.find((line, index) => index >= mostEntries || !isEntry(line))
  return wrong === undefined ? { text: lines.join('\n') } : { wrong }
}

/** Query parameters, by name; `*` stands for any characters. */
export const parameterExclusions = (text: string): Exclusions =>
  tidy(text, (line) => line.length <= 255 && /^[^\s&=?#]+$/.test(line))

/** Addresses and CIDR blocks, IPv4 and IPv6. */
export const addressExclusions = (text: string): Exclusions => tidy(text.toLowerCase(), isAddressOrBlock)

function isAddressOrBlock(line: string): boolean {
  const [address = '', prefix, ...more] = line.split('/')
  const family = address.includes('%') ? 0 : isIP(address)
  if (family === 0 || more.length > 0) return false
  if (prefix === undefined) return true
  // A block of mapped IPv4 addresses lies below the 96 bits that say so.
  const shortest = address.startsWith('::ffff:') ? 96 : 0
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= shortest && Number(prefix) <= (family === 4 ? 32 : 128)
}
