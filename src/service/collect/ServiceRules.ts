import type { IsSpam } from './spam/spamList.ts'

/** What holds for all websites of a service. */
export type ServiceRules = {
  /** Which wishes of browsers are respected. */
  respects: { gpc: boolean; dnt: boolean }
  isSpam: IsSpam
}
