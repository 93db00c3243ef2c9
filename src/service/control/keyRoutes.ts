import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import type { Accounts } from '#service/accounts/openAccounts.ts'
import { signInLink } from '#service/accounts/signInLink.ts'
import type { App } from '#service/http/App.ts'
import { notFound } from '#service/http/problems.ts'
import { Email } from './Email.ts'

/** A key as it is listed: by its first characters, as the whole is stored nowhere. */
export const KeyList = z.array(
  z.object({
    id: z.number(),
    email: z.string(),
    name: z.string(),
    hint: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
  }),
)
export type KeyList = z.infer<typeof KeyList>

/** A key can be read here and never again. */
export const NewKey = z.object({ email: z.string(), key: z.string(), link: z.string() })

/** `account` is made if there is none of that address; the owner's is the default. */
const KeyRequest = z.object({
  account: Email.optional(),
  name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^\P{Cc}*$/u),
})

type Parts = { accounts: Accounts; baseUrl: string; ownerEmail: string }

export function keyRoutes(app: App, { accounts, baseUrl, ownerEmail }: Parts): void {
  app.get('/keys', { schema: { response: { 200: KeyList } } }, () => accounts.listKeys())

  app.post('/keys', { schema: { body: KeyRequest, response: { 201: NewKey } } }, async ({ body }, reply) => {
    const account = await accounts.ensure(body.account ?? ownerEmail)
    const key = await accounts.addKey(account, body.name)
    return reply.code(201).send({ email: account.email, key, link: signInLink(baseUrl, key) })
  })

  app.delete('/keys/:id', { schema: { params: z.object({ id: Id }) } }, async ({ params }, reply) => {
    if (!(await accounts.revokeKey(params.id))) throw notFound(`key: ${params.id}`)
    return reply.code(204).send()
  })
}
