import { z } from 'zod'
import { AccountAnswer, AccountDelete } from '#contract/account.ts'
import type { App } from '#service/http/App.ts'
import { holder } from '#service/http/holder.ts'
import { invalid, unauthenticated } from '#service/http/problems.ts'
import { keyRecord } from './keyRecord.ts'
import type { Accounts } from './openAccounts.ts'

/** The account of whoever asks. */
export function accountRoutes(app: App, accounts: Pick<Accounts, 'delete'>): void {
  app.get(
    '/account',
    { schema: { tags, summary: 'Show account', response: { 200: AccountAnswer } } },
    async (request) => {
      const { email, created_at } = holder(request)
      if (!request.key) throw unauthenticated()
      return { data: { email, created_at, key: keyRecord(request.key) } }
    },
  )

  app.delete(
    '/account',
    {
      schema: {
        tags,
        summary: 'Delete account',
        description: 'Deletes the account with its websites, their hits and its keys, if `email` is its address.',
        consumes: ['application/x-www-form-urlencoded', 'application/json'],
        body: AccountDelete,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const account = holder(request)
      if (request.body.email.trim().toLowerCase() !== account.email)
        throw invalid({ email: ['This is not the address of the account.'] })
      await accounts.delete(account)
      return reply.code(204).send(null)
    },
  )
}

const tags = ['Account']
