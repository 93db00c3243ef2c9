import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { addressRules } from './addressRules.ts'
import { hostRules } from './hostRules.ts'
import { namePatterns } from './namePatterns.ts'

/** A website with its rules made ready for many hits. */
export type TrackedWebsite = {
  id: number
  accountId: number
  domain: string
  timeZone: string
  excludesBots: boolean
  /** Takes an address as `plainAddress` writes it. */
  excludesAddress: (address: string) => boolean
  /** Takes a host as `bareHost` writes it. */
  hasHost: (host: string) => boolean
  /** Takes a query parameter's name. */
  excludesParameter: (name: string) => boolean
}

export const trackedWebsite = (row: WebsiteRow): TrackedWebsite => ({
  id: row.id,
  accountId: row.account_id,
  domain: row.domain,
  timeZone: row.timezone,
  excludesBots: row.exclude_bots === 1,
  excludesAddress: addressRules(lines(row.exclude_ips)),
  hasHost: hostRules(row.domain, lines(row.hosts)),
  excludesParameter: namePatterns(lines(row.exclude_params)),
})

const lines = (text: string) => text.split(/\r?\n/).filter(Boolean)
