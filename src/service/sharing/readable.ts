import type { FastifyRequest } from 'fastify'
import { notFound, unauthenticated } from '#service/http/problems.ts'
import type { Reading } from '#service/Reading.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { accessTokens } from './accessTokens.ts'
import type { FrozenLinks } from './openFrozenLinks.ts'
import { frozenReading, sharedReading, wholeReading } from './readings.ts'

type Parts = {
  tokens: ReturnType<typeof accessTokens>
  frozenLinks: Pick<FrozenLinks, 'withSecret'>
}

export type Opens = ReturnType<typeof openedBy>

/**
 * What somebody without a key reads of a website with what they sent, or with nothing; undefined where that opens nothing.
 * Whether the website is there makes no difference in what is done.
 */
export const openedBy =
  ({ tokens, frozenLinks }: Parts) =>
  async (credential: string | null, website: WebsiteRow | undefined): Promise<Reading | undefined> => {
    if (credential === null) return website?.privacy === 0 ? sharedReading(website) : undefined
    const frozen = await frozenLinks.withSecret(credential)
    if (!website) return undefined
    if (frozen?.link.website_id === website.id) return frozenReading(website, frozen.link, frozen.statistics)
    return website.privacy === 2 && tokens.opens(credential, website) ? sharedReading(website) : undefined
  }

/** What whoever asks reads of the website; throws a 401 or 404 where that is nothing. */
export type Readable = (request: FastifyRequest, id: number) => Promise<Reading>

/**
 * Who may read what (`INTERFACE.md`, "Who may read"). Without a key a website that is not there answers like one that is
 * private; with one, like another holder's.
 */
export const readableBy =
  (find: (id: number) => Promise<WebsiteRow | undefined>, opens: Opens): Readable =>
  async ({ account, credential }, id) => {
    const website = await find(id)
    if (account) {
      if (website?.account_id !== account.id) throw notFound('website')
      return wholeReading(website)
    }
    const reading = await opens(credential, website)
    if (!reading) throw unauthenticated()
    return reading
  }
