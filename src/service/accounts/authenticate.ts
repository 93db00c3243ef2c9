import type { App } from '#service/http/App.ts'
import type { Account, Accounts } from './openAccounts.ts'

/** Reads the `Authorization` header of every request; whether one is needed is for the route to say. */
export function authenticate(app: App, accounts: Accounts): void {
  app.decorateRequest('account', null)
  app.decorateRequest('credential', null)
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization
    if (header === undefined) return
    const [, credential] = /^Bearer +(\S+)$/i.exec(header) ?? []
    // What is no Bearer is no credential of anybody's, and refused where one is asked for.
    request.credential = credential ?? ''
    request.account = await accountOf(accounts, request.credential)
  })
}

/** Whose key came with a request, at this moment; null when it is nobody's. */
export const accountOf = async (accounts: Accounts, credential: string | null): Promise<Account | null> =>
  (credential && (await accounts.withKey(credential))) || null
