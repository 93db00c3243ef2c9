import { isIP } from 'node:net'
import { isPage } from './isPage.ts'
import { type LeftOut, type LoggedVisit, unknownAgent } from './LoggedVisit.ts'
import type { Subject } from './Format.ts'
import type { LogLine } from './LogLine.ts'

/** No website's log goes further back. */
const earliest = Date.UTC(1991, 0)
/** How far a server's clock may be ahead of this one, in milliseconds. */
const tolerance = 60_000

/** Whether something can have happened then. */
export const isPossible = (time: number, now: number): boolean => time >= earliest && time <= now + tolerance

/** Why a line is no pageview, in the order in which the reasons are looked for; the rules of collecting come after them. */
const reasons: readonly [name: string, applies: (line: LogLine, now: number) => boolean][] = [
  ['method', ({ method }) => method !== 'GET'],
  ['page', ({ target }) => !isPage(target)],
  ['status', ({ status }) => !(status >= 200 && status < 300) && status !== 304],
  ['time', ({ time }, now) => !isPossible(time, now)],
]

/** The pageview in a request that a server logged, or why there is none. */
export function visitOf(line: LogLine | undefined, { domain, now }: Subject): LoggedVisit | LeftOut {
  if (!line) return { dropped: 'malformed' }
  for (const [dropped, applies] of reasons) if (applies(line, now)) return { dropped }
  const { address, userAgent, time, target, host, referrer } = line
  const u = target.startsWith('/') ? `https://${isName(host) ? host : domain}${target}` : target
  return {
    event: { n: 'pageview', u, d: domain, r: referrer },
    address,
    userAgent: userAgent ?? '',
    ...(userAgent === undefined && { agent: unknownAgent }),
    time,
  }
}

/** Behind a proxy a server may hear only what that calls it: an address, `localhost`, `backend:3000`. That is nobody's website. */
const isName = (host: string) => /^[\w-]+(?:\.[\w-]+)+$/.test(host) && isIP(host) === 0
