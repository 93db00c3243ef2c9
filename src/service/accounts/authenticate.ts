import type { FastifyRequest } from 'fastify'
import type { App } from '#service/http/App.ts'
import { readOnly } from '#service/http/problems.ts'
import type { Keys } from './openKeys.ts'

/** Reads the `Authorization` header of every request; whether a key is needed is for the route to say, what it must open for this. */
export function authenticate(app: App, keys: Keys): void {
  app.decorateRequest('account', null)
  app.decorateRequest('key', null)
  app.decorateRequest('credential', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers.authorization
    // So do nearly all requests come, hits: no promise is made for them.
    if (header === undefined) return done()
    const [, credential] = /^Bearer +(\S+)$/i.exec(header) ?? []
    // What is no Bearer is no credential of anybody's, and refused where one is asked for.
    request.credential = credential ?? ''
    return findHolder(keys, request)
  })
  // After the limit of requests was counted, and before a body is read.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const isRefused = request.key?.access === 'read' && accessNeeded(request) === 'full'
    done(isRefused ? readOnly() : null)
  })
}

/** Sets whose key came with a request, as it is at this moment. */
export async function findHolder(keys: Keys, request: FastifyRequest): Promise<void> {
  const holder = request.credential ? await keys.withKey(request.credential) : undefined
  request.account = holder?.account ?? null
  request.key = holder?.key ?? null
}

const accessNeeded = ({ routeOptions, method }: FastifyRequest) =>
  routeOptions.config.access ?? (/^(GET|HEAD|OPTIONS)$/.test(method) ? 'read' : 'full')
