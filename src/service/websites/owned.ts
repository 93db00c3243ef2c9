import type { FastifyRequest } from 'fastify'
import { holder } from '#service/http/holder.ts'
import { notFound } from '#service/http/problems.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'

/** The website of whoever asks; throws a 401 without a key, and a 404 when it is not there or another holder's. */
export type Owned = (request: FastifyRequest, id: number) => Promise<WebsiteRow>

export const ownedBy =
  (find: (id: number) => Promise<WebsiteRow | undefined>): Owned =>
  async (request, id) => {
    const account = holder(request)
    const website = await find(id)
    if (website?.account_id !== account.id) throw notFound('website')
    return website
  }
