import type { Agent } from './agent/Agent.ts'
import type { TrackedWebsite } from './TrackedWebsite.ts'
import type { Visit } from './Visit.ts'

/** What is known of a visit when it is decided whether it counts. */
export type Known = {
  website: TrackedWebsite
  visit: Visit
  agent: Agent
  /** As `plainAddress` writes it. */
  address: string
  /** The page. */
  url: URL
}

/** Each reason to leave a hit out, in the order in which they are looked for. */
const reasons = {
  /** What Plausible's script says about the time spent on a page. */
  engagement: ({ visit }) => visit.event.n === 'engagement',
  bot: ({ website, agent }) => website.excludesBots && agent.bot !== '',
  /** An excluded address. */
  ip: ({ website, address }) => website.excludesAddress(address),
} satisfies Record<string, (known: Known) => boolean>

/** `url` is a page that cannot be counted. */
export type Reason = keyof typeof reasons | 'url'

// The keys of a record are known to be its names.
const inTurn = Object.entries(reasons) as [Reason, (known: Known) => boolean][]

export const reasonToLeaveOut = (known: Known): Reason | undefined => inTurn.find(([, applies]) => applies(known))?.[0]

/** Whether what is left out for a reason was a hit at all: nobody came where a script says how long somebody stayed. */
export const isHit = (reason: Reason): boolean => reason !== 'engagement'
