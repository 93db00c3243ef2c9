import type { Event } from '#contract/event.ts'

/** What there is to know of one hit before it is read: from a request, from a line of a log, or made up by the simulator. */
export type Visit = {
  event: Event
  /** The visitor's address as the connection or the log has it; it is never stored. */
  address: string
  userAgent: string
  acceptLanguage?: string
  /** Milliseconds since the epoch. */
  time: number
}
