import { SignedInAnswer, SignInAnswer, SignInRedeem, SignInRequest } from '#contract/signIn.ts'
import { Allowance } from '#service/http/Allowance.ts'
import type { App } from '#service/http/App.ts'
import { keyless } from '#service/http/openapi.ts'
import { spokenBy } from '#service/http/language.ts'
import { network } from '#service/http/network.ts'
import { invalid } from '#service/http/problems.ts'
import type { Tries } from '#service/storage/sql/openTries.ts'
import { keyRecord } from './keyRecord.ts'
import type { SignIn } from './openSignIn.ts'

type Parts = {
  signIn: SignIn
  tries: Tries
  /** What a browser is called by its user agent: `Firefox on Linux`. */
  browserName: (userAgent: string) => string
}

/** How often links may be asked for in 15 minutes: from one network, and for one address whether or not it has an account. */
const mostFromNetwork = 10
const mostForEmail = 3
const minutes = 15

/** Signing in by a link in a mail. */
export function signInRoutes(app: App, { signIn, tries, browserName }: Parts): void {
  const byNetwork = new Allowance(tries, { name: 'links for network', most: mostFromNetwork, minutes })
  const byEmail = new Allowance(tries, { name: 'links for address', most: mostForEmail, minutes })
  const sending = new Set<Promise<void>>()
  app.addHook('preClose', async () => void (await Promise.all(sending)))

  app.post(
    '/sign-in',
    {
      config: { access: 'read' },
      schema: {
        security: keyless,
        tags,
        summary: 'Ask for a link to sign in',
        description: 'Sends a link to the address if an account has it. The answer is the same if none has.',
        consumes,
        body: SignInRequest,
        response: { 202: SignInAnswer },
      },
    },
    async (request, reply) => {
      const { email } = request.body
      await byNetwork.take(network(request.ip))
      await byEmail.take(email.toLowerCase())
      // It is answered before anything is looked up, so that the time says nothing either.
      const sent = signIn
        .send(email, spokenBy(request.headers['accept-language']))
        .catch((err: unknown) => request.log.error({ err, reqId: request.id }, 'no link was sent'))
        .finally(() => sending.delete(sent))
      sending.add(sent)
      return reply.code(202).send({ message: 'If there is an account of this address, a link is on its way to it.' })
    },
  )

  app.post(
    '/sign-in/key',
    {
      config: { access: 'read' },
      schema: {
        security: keyless,
        tags,
        summary: 'Sign in with a link',
        description: 'Gives a key for what the link has behind `#sign-in=`, once.',
        consumes,
        body: SignInRedeem,
        response: { 201: SignedInAnswer },
      },
    },
    async (request, reply) => {
      const signedIn = await signIn.redeem(request.body.token, browserName(request.headers['user-agent'] ?? ''))
      if (!signedIn) throw invalid({ token: ['This link was used before, or is too old. Ask for another one.'] })
      const { account, key } = signedIn
      return reply.code(201).send({ data: { ...keyRecord(key), key: key.key, email: account.email } })
    },
  )
}

const tags = ['Account']
const consumes = ['application/x-www-form-urlencoded', 'application/json']
