import type { App } from '#service/http/App.ts'
import { unauthenticated } from '#service/http/problems.ts'
import type { Accounts } from './openAccounts.ts'

/** Reads the `Authorization` header of every request; whether one is needed is for the route to say. */
export function authenticate(app: App, accounts: Accounts): void {
  app.decorateRequest('account', null)
  app.decorateRequest('token', null)
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization
    if (header === undefined) return
    const [, credential] = /^Bearer +(\S+)$/i.exec(header) ?? []
    if (credential === undefined) throw unauthenticated()
    request.account = (await accounts.withKey(credential)) ?? null
    if (!request.account) request.token = credential
  })
}
