import { namePatterns } from './namePatterns.ts'

/** Whether a host is one of the website's: the domain itself and its subdomains, unless lines say which. */
export const hostRules = (domain: string, lines: readonly string[]): ((host: string) => boolean) =>
  lines.length === 0 ? (host) => host === domain || host.endsWith(`.${domain}`) : namePatterns(lines)
