import { isPage } from './isPage.ts'
import { type LogLine, readLogLine } from './readLogLine.ts'

/** What a line of a log says about a visit, in the words of collecting. */
export type LoggedVisit = {
  event: { n: 'pageview'; u: string; d: string; r: string }
  address: string
  userAgent: string
  time: number
}

export type LeftOut = { dropped: string }

/** No website's log goes further back. */
const earliest = Date.UTC(1991, 0)
/** How far a server's clock may be ahead of this one, in milliseconds. */
const tolerance = 60_000

/** Why a line is no pageview, in the order in which the reasons are looked for; the rules of collecting come after them. */
const reasons: readonly [name: string, applies: (line: LogLine, now: number) => boolean][] = [
  ['method', ({ method }) => method !== 'GET'],
  ['page', ({ target }) => !isPage(target)],
  ['status', ({ status }) => !(status >= 200 && status < 300) && status !== 304],
  ['time', ({ time }, now) => time < earliest || time > now + tolerance],
]

/** The pageview in a line of `domain`'s access log, or why there is none. */
export function visitOf(text: string, domain: string, now: number): LoggedVisit | LeftOut {
  const line = readLogLine(text)
  if (!line) return { dropped: 'malformed' }
  for (const [dropped, applies] of reasons) if (applies(line, now)) return { dropped }
  const { address, userAgent, time, target, referrer } = line
  const u = target.startsWith('/') ? `https://${domain}${target}` : target
  return { event: { n: 'pageview', u, d: domain, r: referrer }, address, userAgent, time }
}
