import type { Event } from '#contract/event.ts'
import type { Agent } from '#service/storage/hits/Agent.ts'
import type { Hints } from './agent/Hints.ts'

/** What there is to know of one hit before it is read: from a request, from a line of a log, or made up by the simulator. */
export type Visit = {
  event: Event
  /** The visitor's address as the connection or the log has it; it is never stored. */
  address: string
  userAgent: string
  /** What the user agent was, where a history says only that. */
  agent?: Agent
  acceptLanguage?: string
  /** The user-agent client hints that came with the request, as their headers have them. */
  hints?: Hints
  /** What the browser asks of everybody: not to be sold or shared (`Sec-GPC: 1`), not to be tracked (`DNT: 1`). */
  wishes?: { gpc: boolean; dnt: boolean }
  /** Whether the browser is one of the owner's own. */
  own?: boolean
  /** Milliseconds since the epoch. */
  time: number
  /** Whose key it came with: it counts for websites of this account alone. */
  accountId?: number
}
