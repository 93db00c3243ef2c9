import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Amount, Traffic } from './Figures.ts'
import type { Links } from './links.ts'
import type { Period } from './Period.ts'
import type { Section } from './Section.ts'
import type { Words } from './Words.ts'

/** What a report says, before it is HTML or text. */
export type Content = {
  words: Words
  links: Links
  period: Period
  /** All websites it is about. */
  websites: readonly WebsiteRow[]
  /** Those that had visitors, then or before, together and each. */
  visitors: Amount
  listed: readonly Traffic[]
  silent: readonly WebsiteRow[]
  sections: readonly Section[]
  /** Where somebody gets who wants no more of it. */
  unsubscribe: string
}
