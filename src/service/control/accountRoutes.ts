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
const Renamed = z.object({ email: Email, to: Email })

/** Who uses this service. */
export function accountRoutes(
  app: App,
  accounts: Pick<Accounts, 'list' | 'find' | 'ensure' | 'rename' | 'delete'>,
): void {
  const known = async (email: string) => {
    const account = await accounts.find(email)
    if (!account) throw invalid({ email: [`There is no account ${email}.`] })
    return account
  }
  const refuseTaken = async (email: string) => {
    if (await accounts.find(email)) throw invalid({ email: [`There is an account ${email} already.`] })
  }

  app.get('/accounts', { schema: { response: { 200: z.array(ListedAccount) } } }, () => accounts.list())

  app.post('/accounts', { schema: { body: Named } }, async ({ body: { email } }, reply) => {
    await refuseTaken(email)
    await accounts.ensure(email)
    return reply.code(204).send()
  })

  app.put('/accounts', { schema: { body: Renamed } }, async ({ body: { email, to } }, reply) => {
    const account = await known(email)
    await refuseTaken(to)
    await accounts.rename(account, to)
    return reply.code(204).send()
  })

  app.delete('/accounts', { schema: { body: Named } }, async ({ body: { email } }, reply) => {
    await accounts.delete(await known(email))
    return reply.code(204).send()
  })
}
