import { z } from 'zod'
import type { Accounts } from '#service/accounts/openAccounts.ts'
import type { App } from '#service/http/App.ts'
import { invalid } from '#service/http/problems.ts'
import { Email } from './Email.ts'

export const ListedAccount = z.object({
  email: z.string(),
  created_at: z.string(),
  websites: z.number(),
  keys: z.number(),
})

const Named = z.object({ email: Email })

/** Who uses this service. */
export function accountRoutes(app: App, accounts: Pick<Accounts, 'list' | 'find' | 'ensure' | 'delete'>): void {
  app.get('/accounts', { schema: { response: { 200: z.array(ListedAccount) } } }, () => accounts.list())

  app.post('/accounts', { schema: { body: Named } }, async ({ body: { email } }, reply) => {
    if (await accounts.find(email)) throw invalid({ email: [`There is an account ${email} already.`] })
    await accounts.ensure(email)
    return reply.code(204).send()
  })

  app.delete('/accounts', { schema: { body: Named } }, async ({ body: { email } }, reply) => {
    const account = await accounts.find(email)
    if (!account) throw invalid({ email: [`There is no account ${email}.`] })
    await accounts.delete(account)
    return reply.code(204).send()
  })
}
