import { isIP } from 'node:net'
import { statisticNames } from '#contract/statistic.ts'
import { normalizeDomain } from '#service/domain.ts'

/** A list as it is stored: one entry a line, trimmed, blank lines and repeats dropped; or what is wrong with it. */
type List = { text: string } | { problem: string }

/** More would make every hit slow to check. */
const mostEntries = 1000

const tidy = (text: string, kind: string, isEntry: (line: string) => boolean): List => {
  const lines = [...new Set(text.split(/\r\n|\r|\n/).map((line) => line.trim()))].filter(Boolean)
  if (lines.length > mostEntries) return { problem: `has more than ${mostEntries} entries` }
  const wrong = lines.find((line) => !isEntry(line))
  if (wrong !== undefined) return { problem: `has an entry that is not ${kind}: "${wrong.slice(0, 100)}"` }
  return { text: lines.join('\n') }
}

/** The lists among a website's settings, by field. */
export const lists = {
  /** Query parameters, by name; `*` stands for any characters. */
  exclude_params: (text: string) =>
    tidy(text, 'the name of a parameter', (line) => line.length <= 255 && /^[^\s&=?#]+$/.test(line)),
  /** Addresses and CIDR blocks, IPv4 and IPv6. */
  exclude_ips: (text: string) => tidy(text.toLowerCase(), 'an address or a CIDR block', isAddressOrBlock),
  /** Host names; `*` stands for any characters. */
  hosts: (text: string) => tidy(text.replace(/[^\r\n]+/g, asHost), 'a host name such as shop.example.com', isHost),
  /** Statistics, by name. */
  share_statistics: (text: string) =>
    tidy(text, 'the name of a statistic', (line) => statisticNames.some((name) => name === line)),
} as const

/** A name as hits are compared with it; what people paste around it is cut off. */
const asHost = (line: string) => (line.includes('*') ? line.toLowerCase() : (normalizeDomain(line) ?? line))

const isHost = (line: string) =>
  line.includes('*') ? /^[a-z0-9*][a-z0-9*.-]{0,252}$/.test(line) : normalizeDomain(line) === line

function isAddressOrBlock(line: string): boolean {
  const [address = '', prefix, ...more] = line.split('/')
  const family = address.includes('%') ? 0 : isIP(address)
  if (family === 0 || more.length > 0) return false
  if (prefix === undefined) return true
  // A block of mapped IPv4 addresses lies below the 96 bits that say so.
  const shortest = address.startsWith('::ffff:') ? 96 : 0
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= shortest && Number(prefix) <= (family === 4 ? 32 : 128)
}
