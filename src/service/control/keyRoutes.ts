import { z } from 'zod'
import { Access, AccountKey, KeyName } from '#contract/account.ts'
import { Id } from '#contract/fields.ts'
import type { Accounts } from '#service/accounts/openAccounts.ts'
import type { Audit } from '#service/accounts/openAudit.ts'
import type { Keys } from '#service/accounts/openKeys.ts'
import { signInLink } from '#service/accounts/signInLink.ts'
import { type Clock, timestamp } from '#service/clock.ts'
import type { App } from '#service/http/App.ts'
import { notFound } from '#service/http/problems.ts'
import { accountNamed } from './accountNamed.ts'
import { Email } from './Email.ts'

/** The keys of all accounts, by their first characters, as the whole is stored nowhere. */
export const KeyList = z.array(z.object({ ...AccountKey.shape, email: z.string() }))

/** A key can be read here and never again. */
export const NewKey = z.object({ email: z.string(), key: z.string(), link: z.string() })

/** `account` is made if there is none of that address; the owner's is the default. `days`: how long it lasts, for ever if not said. */
const KeyRequest = z.object({
  account: Email.optional(),
  name: KeyName,
  access: z.optional(Access),
  days: z.number().int().min(1).max(36_500).optional(),
})

const day = 86_400_000

type Parts = {
  accounts: Pick<Accounts, 'ensure' | 'find'>
  keys: Pick<Keys, 'listAll' | 'add' | 'revoke'>
  audit: Pick<Audit, 'note'>
  clock: Clock
  baseUrl: string
  ownerEmail: string
}

export function keyRoutes(app: App, { accounts, keys, audit, clock, baseUrl, ownerEmail }: Parts): void {
  const named = accountNamed(accounts, ownerEmail)

  app.get('/keys', { schema: { response: { 200: KeyList } } }, () => keys.listAll())

  app.post('/keys', { schema: { body: KeyRequest, response: { 201: NewKey } } }, async ({ body }, reply) => {
    const account = await named(body.account)
    const { name, access, days } = body
    const { key } = await keys.add(account, {
      name,
      ...(access && { access }),
      ...(days && { expires_at: timestamp(clock() + days * day) }),
    })
    await audit.note(account.id, null, 'key_made', { key: name })
    return reply.code(201).send({ email: account.email, key, link: signInLink(baseUrl, key) })
  })

  app.delete('/keys/:id', { schema: { params: z.object({ id: Id }) } }, async ({ params }, reply) => {
    const revoked = await keys.revoke(params.id)
    if (!revoked) throw notFound(`key: ${params.id}`)
    await audit.note(revoked.account_id, null, 'key_revoked', { key: revoked.name })
    return reply.code(204).send()
  })
}
