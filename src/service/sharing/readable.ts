import type { FastifyRequest } from 'fastify'
import { notFound, unauthenticated } from '#service/http/problems.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { accessTokens } from './accessTokens.ts'

type Parts = {
  find: (id: number) => Promise<WebsiteRow | undefined>
  tokens: ReturnType<typeof accessTokens>
}

/**
 * The website if whoever asks may read its statistics (`INTERFACE.md`, "Who may read").
 * Without a key a website that is not there answers like one that is private; with one, like another holder's.
 */
export const readableBy =
  ({ find, tokens }: Parts) =>
  async ({ account, credential }: FastifyRequest, id: number): Promise<WebsiteRow> => {
    const website = await find(id)
    if (account) {
      if (website?.account_id !== account.id) throw notFound('website')
      return website
    }
    const opened =
      website &&
      (credential === null ? website.privacy === 0 : website.privacy === 2 && tokens.opens(credential, website))
    if (!opened) throw unauthenticated()
    return website
  }
