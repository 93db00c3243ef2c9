import { normalizeDomain } from '#service/domain.ts'
import { spamDomains } from './spamDomains.ts'

/** Whether a host, or one that it is part of, is known to make up visits. */
export type IsSpam = (host: string) => boolean

/** A list of the domains that come along, and of an owner's text: a domain a line, `!` before those that shall count, comments after `#`. */
export function spamList(text = ''): IsSpam {
  const domains = new Set(spamDomains)
  for (const [index, line] of text.split(/\r?\n/).entries()) change(domains, line, index + 1)
  return (host) => {
    for (let part = host; part !== ''; part = part.slice(part.indexOf('.') + 1)) {
      if (domains.has(part)) return true
      if (!part.includes('.')) return false
    }
    return false
  }
}

function change(domains: Set<string>, line: string, number: number): void {
  const entry = line.replace(/#.*/, '').trim()
  if (entry === '') return
  const domain = normalizeDomain(entry.replace(/^!/, ''))
  if (domain === undefined) throw new Error(`line ${number} is not a domain: ${entry.slice(0, 100)}`)
  if (entry.startsWith('!')) domains.delete(domain)
  else domains.add(domain)
}
