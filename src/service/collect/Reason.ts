import { bareHost } from '#service/domain.ts'
import type { Agent } from '#service/storage/hits/Agent.ts'
import type { ServiceRules } from './ServiceRules.ts'
import type { TrackedWebsite } from './TrackedWebsite.ts'
import type { Visit } from './Visit.ts'

/** What is known of a visit when it is decided whether it counts. */
export type Known = {
  service: ServiceRules
  website: TrackedWebsite
  visit: Visit
  agent: Agent
  /** As `plainAddress` writes it. */
  address: string
  /** The page. */
  url: URL
  /** Host of the page that led here; the website's own domain for a page of its own. */
  referrer: string
}

/** Each reason to leave a hit out, in the order in which they are looked for. */
const reasons = {
  /** First, as the script keeps its mark only where this is the answer. */
  own: ({ visit }) => visit.own === true,
  /** What other trackers' clients say beside hits: time spent on a page, how fast it was, who somebody is. */
  engagement: ({ visit }) => visit.event.n === 'engagement',
  /** The browser says for whom it acts: do not sell or share what I do. */
  gpc: ({ service, visit }) => service.respects.gpc && visit.wishes?.gpc === true,
  /** The browser asks not to be tracked. */
  dnt: ({ service, visit }) => service.respects.dnt && visit.wishes?.dnt === true,
  bot: ({ website, agent }) => website.excludesBots && agent.bot !== '',
  /** An excluded address. */
  ip: ({ website, address }) => website.excludesAddress(address),
  /** Made up to stand in the list of referrers. */
  spam: ({ service, website, referrer }) => referrer !== website.domain && service.isSpam(referrer),
  /** A page elsewhere that names this website: a copy of it, a developer's own machine. Applications have no host. */
  host: ({ website, url }) => url.protocol !== 'app:' && !website.hasHost(bareHost(url.hostname)),
} satisfies Record<string, (known: Known) => boolean>

/** `url` is a page that cannot be counted; `rate` a hit beyond what a website may have in a second. */
const foundElsewhere = ['url', 'rate'] as const

export type Reason = keyof typeof reasons | (typeof foundElsewhere)[number]

// The keys of a record are known to be its names.
const inTurn = Object.entries(reasons) as [Reason, (known: Known) => boolean][]

export const reasonNames: readonly Reason[] = [...inTurn.map(([name]) => name), ...foundElsewhere]

export const reasonToLeaveOut = (known: Known): Reason | undefined => inTurn.find(([, applies]) => applies(known))?.[0]

/** Whether what is left out for a reason was a hit at all: nobody came where a script says how long somebody stayed. */
export const isHit = (reason: Reason): boolean => reason !== 'engagement'
