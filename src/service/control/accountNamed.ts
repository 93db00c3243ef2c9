import type { Accounts } from '#service/accounts/openAccounts.ts'
import { invalid } from '#service/http/problems.ts'
import type { AccountRow } from '#service/storage/sql/tables.ts'

/** Finds the account that a command names, or the owner's, which is made when it is not there; throws a 422 when there is none. */
export const accountNamed =
  (accounts: Pick<Accounts, 'ensure' | 'find'>, ownerEmail: string) =>
  async (email: string | undefined): Promise<AccountRow> => {
    if (email === undefined || email.toLowerCase() === ownerEmail.toLowerCase()) return accounts.ensure(ownerEmail)
    const account = await accounts.find(email)
    if (account) return account
    throw invalid({ account: [`There is no account ${email}. "porchlight accounts add ${email}" makes it.`] })
  }
