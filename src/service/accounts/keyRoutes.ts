import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AccountKey, KeyCreate, NewKeyAnswer } from '#contract/account.ts'
import { List, PageQuery } from '#contract/list.ts'
import { ById } from '#contract/website.ts'
import { type Clock, timestamp } from '#service/clock.ts'
import type { App } from '#service/http/App.ts'
import { holder } from '#service/http/holder.ts'
import { listing } from '#service/http/listing.ts'
import type { Note } from '#service/http/Note.ts'
import { invalid, notFound } from '#service/http/problems.ts'
import { keyRecord } from './keyRecord.ts'
import type { Keys } from './openKeys.ts'

type Parts = {
  keys: Pick<Keys, 'list' | 'add' | 'revokeOwn'>
  note: Note
  clock: Clock
  /** The request's address as the outside writes it. */
  addressOf: (request: FastifyRequest) => URL
}

/** The keys of whoever asks. */
export function keyRoutes(app: App, { keys, note, clock, addressOf }: Parts): void {
  app.get(
    '/account/keys',
    { schema: { tags, summary: 'List keys', querystring: PageQuery, response: { 200: List(AccountKey) } } },
    async (request) => {
      const { rows, total } = await keys.list(holder(request), request.query)
      return { data: rows.map(keyRecord), ...listing(addressOf(request), request.query, total, rows.length) }
    },
  )

  app.post(
    '/account/keys',
    {
      schema: {
        tags,
        summary: 'Make key',
        description: 'The answer has the whole key, which is stored nowhere.',
        consumes: ['application/x-www-form-urlencoded', 'application/json'],
        body: KeyCreate,
        response: { 201: NewKeyAnswer },
      },
    },
    async (request, reply) => {
      const account = holder(request)
      const { name, access, expires_at } = request.body
      const key = await keys.add(account, { name, access, expires_at: expiry(expires_at, clock) })
      await note(request, 'key_made', { key: key.name })
      const location = new URL(`${addressOf(request).pathname}/${key.id}`, addressOf(request))
      return reply
        .code(201)
        .header('Location', location.href)
        .send({ data: { ...keyRecord(key), key: key.key } })
    },
  )

  app.delete(
    '/account/keys/:id',
    {
      schema: {
        tags,
        summary: 'Revoke key',
        description: 'The last key with full access stays, so that nobody locks themselves out.',
        params: ById,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const revoked = await keys.revokeOwn(holder(request), request.params.id)
      if (!revoked) throw notFound('key')
      await note(request, 'key_revoked', { key: revoked.name })
      return reply.code(204).send(null)
    },
  )
}

const tags = ['Account']

function expiry(given: string | undefined, clock: Clock): string | null {
  if (!given) return null
  if (Date.parse(given) <= clock()) throw invalid({ expires_at: ['The expires_at field must be in the future.'] })
  return timestamp(Date.parse(given))
}
