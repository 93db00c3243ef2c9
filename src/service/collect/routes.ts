import type { IncomingHttpHeaders } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Event, largestEvent } from '#contract/event.ts'
import type { Clock } from '#service/clock.ts'
import type { App } from '#service/http/App.ts'
import { keyless } from '#service/http/openapi.ts'
import { network } from '#service/http/network.ts'
import { Refusal, tooManyAttempts } from '#service/http/problems.ts'
import { Busy } from '#service/storage/hits/GroupCommit.ts'
import type { Collect } from './openCollector.ts'
import { readEvent } from './readEvent.ts'

type Parts = {
  collect: Collect
  clock: Clock
  /** Hits a second from each address; 0 = no limit. */
  rate: number
}

const schema = {
  security: keyless,
  tags: ['Collecting'],
  summary: 'Collect a hit',
  body: Event,
  response: { 202: z.literal('ok') },
}

/** `POST /api/event`. Register it in a scope of its own: it reads bodies and answers other origins in its own way. */
export async function collectRoutes(app: App, { collect, clock, rate }: Parts): Promise<void> {
  if (rate > 0) await app.register(rateLimit, rateOptions(rate))
  takeEvents(app)
  allowEveryOrigin(app)

  // Headers for pages mean nothing to a script that reads "ok", and they are a fifth of the work.
  app.post('/api/event', { schema, bodyLimit: largestEvent, helmet: false }, async ({ body, ip, headers }, reply) => {
    const result = await collect({ event: body, address: ip, time: clock(), ...said(headers) }).catch(refuseWhenBusy)
    if (result.outcome === 'unknown') throw new Refusal(404, `No website here has the domain ${result.domain}.`)
    if (result.outcome === 'dropped') reply.header('X-Dropped', result.reason)
    return reply.code(202).send('ok')
  })
}

/** What the headers of a request say about a visit. */
const said = (headers: IncomingHttpHeaders) => ({
  userAgent: headers['user-agent'] ?? '',
  acceptLanguage: headers['accept-language'] ?? '',
  hints: {
    brands: one(headers['sec-ch-ua']),
    mobile: one(headers['sec-ch-ua-mobile']),
    platform: one(headers['sec-ch-ua-platform']),
  },
  wishes: { gpc: headers['sec-gpc'] === '1', dnt: headers['dnt'] === '1' },
})

/** The header, or the first of several. */
const one = (header: string | string[] | undefined): string => (Array.isArray(header) ? header[0] : header) ?? ''

/** Bodies are JSON, whatever they call themselves: plain text needs no permission from a browser to be sent. */
function takeEvents(app: App): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(['text/plain', 'application/json'], { parseAs: 'string' }, (_request, body, done) => {
    done(null, body)
  })
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(new Refusal(415, 'Send JSON as text/plain or application/json.'))
  })
  app.setValidatorCompiler(() => (body: unknown) => ({ value: readEvent(body) }))
}

/** Every website may send hits; that takes no cookie and reveals nothing. */
function allowEveryOrigin(app: App): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Access-Control-Allow-Origin', '*').header('Access-Control-Expose-Headers', 'X-Dropped')
  })
  app.options('/api/event', { config: { rateLimit: false }, schema: { hide: true } }, (_request, reply) =>
    reply
      .code(204)
      .header('Access-Control-Allow-Methods', 'POST')
      .header('Access-Control-Allow-Headers', 'Content-Type')
      .header('Access-Control-Max-Age', '86400')
      .send(),
  )
}

const rateOptions = (max: number) => ({
  max,
  timeWindow: 1000,
  keyGenerator: ({ ip }: FastifyRequest) => network(ip),
  errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) => tooManyAttempts(Math.ceil(ttl / 1000)),
})

function refuseWhenBusy(error: unknown): never {
  if (error instanceof Busy)
    throw new Refusal(503, 'Too many hits wait to be stored.', { headers: { 'Retry-After': '1' } })
  throw error
}
