import type { Agent } from '#service/storage/hits/Agent.ts'

/** What a line of a history says about a visit, in the words of collecting. */
export type LoggedVisit = {
  event: { n: string; u: string; d: string; r: string; s?: string; l?: string; p?: Record<string, string> }
  address: string
  userAgent: string
  /** What the user agent was, where the history has only that; all empty where it has nothing of it. */
  agent?: Agent
  /** What the history knows of the visitor beside the address, which it does not have. */
  told?: { visitor: string; country: string }
  /** Milliseconds since the epoch. */
  time: number
}

export const unknownAgent: Agent = {
  bot: '',
  browser: '',
  browser_version: '',
  os: '',
  os_version: '',
  device: '',
  model: '',
}

export type LeftOut = { dropped: string }
