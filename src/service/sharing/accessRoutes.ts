import { AccessAnswer, AccessRequest, ById } from '#contract/website.ts'
import { Allowance } from '#service/http/Allowance.ts'
import type { App } from '#service/http/App.ts'
import { keyless } from '#service/http/openapi.ts'
import { network } from '#service/http/network.ts'
import { invalid, notFound, tooManyAttempts } from '#service/http/problems.ts'
import { inTurn } from '#service/inTurn.ts'
import type { Tries } from '#service/storage/sql/openTries.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { accessTokens } from './accessTokens.ts'
import { isPassword } from './passwords.ts'

type Parts = {
  find: (id: number) => Promise<WebsiteRow | undefined>
  tokens: ReturnType<typeof accessTokens>
  tries: Tries
}

const minutes = 15

/** Gives a token for the right password of a website whose privacy is 2. */
export function accessRoutes(app: App, { find, tokens, tries }: Parts): void {
  // At one website an address may err 10 times in 15 minutes; all addresses together 100 times, against guessing from many.
  // A try counts as wrong until it is known to be right.
  const byAddress = new Allowance(tries, { name: 'passwords of address', most: 10, minutes })
  const byWebsite = new Allowance(tries, { name: 'passwords of website', most: 100, minutes })
  // A try takes a quarter of a second of a core and 32 MiB, and the threads that do it serve the databases too.
  const check = inTurn(20)

  app.post(
    '/websites/:id/access',
    {
      config: { access: 'read' },
      schema: {
        security: keyless,
        tags: ['Sharing'],
        summary: 'Open the statistics of a website with its password',
        params: ById,
        body: AccessRequest,
        response: { 200: AccessAnswer },
      },
    },
    async (request) => {
      const { id } = request.params
      const website = await find(id)
      // Not tracked, public and private answer alike.
      if (website?.privacy !== 2 || website.password_hash === null) throw notFound('website')
      const { password_hash } = website
      const address = `${id} ${network(request.ip)}`
      await byAddress.take(address)
      await byWebsite.take(id).catch(async (error: unknown) => {
        await byAddress.giveBack(address)
        throw error
      })
      const right = await check(() => isPassword(request.body.password, password_hash))
      if (right === false) throw invalid({ password: ['The password is wrong.'] })
      await byAddress.giveBack(address)
      await byWebsite.giveBack(id)
      if (right === undefined) throw tooManyAttempts(5)
      return { data: tokens.give(website) }
    },
  )
}
