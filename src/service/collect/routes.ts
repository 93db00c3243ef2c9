import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '#service/clock.ts'
import type { App } from '#service/http/App.ts'
import { network } from '#service/http/network.ts'
import { tooManyAttempts } from '#service/http/problems.ts'
import type { Collect } from './openCollector.ts'
import { type CountRefused, isMalformed } from './refusals.ts'
import { pixelRoute } from './pixelRoute.ts'
import { receiver } from './receiver.ts'
import { allowEveryOrigin } from './allowEveryOrigin.ts'
import { eventRoute } from './eventRoute.ts'
import { takeJsonText } from './takeJsonText.ts'
import { umamiBatchRoute } from './umamiBatchRoute.ts'
import { umamiRoute } from './umamiRoute.ts'

type Parts = {
  collect: Collect
  clock: Clock
  /** Hits a second from each address, and with each key, at all copies of the service together; 0 = no limit. */
  rate: number
  /** What of a limit is this copy's. */
  share: (limit: number) => number
  refused: CountRefused
}

/** All ways in for hits. Register it in a scope of its own: it reads bodies and answers other origins in its own way. */
export async function collectRoutes(app: App, { collect, clock, rate, share, refused }: Parts): Promise<void> {
  app.addHook('onError', async (request, _reply, error) => {
    if (isMalformed(error)) refused(request, 'malformed')
  })
  if (rate > 0)
    await app.register(rateLimit, {
      ...rateOptions(() => share(rate)),
      onExceeded: (request) => refused(request, 'rate'),
    })
  takeJsonText(app)
  allowEveryOrigin(app, ['/api/event', '/api/send', '/api/batch'])
  const receive = receiver({ collect, clock })
  eventRoute(app, receive)
  pixelRoute(app, receive)
  umamiRoute(app, receive)
  umamiBatchRoute(app, { receive, admit: rate > 0 ? admission(app, refused) : async () => {} })
}

/** Counts what a request brings beside its first hit. */
function admission(app: App, refused: CountRefused): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit()
  return async (request) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    refused(request, 'rate')
    throw tooManyAttempts(counted.ttlInSeconds)
  }
}

const rateOptions = (max: () => number) => ({
  max,
  timeWindow: 1000,
  keyGenerator: ({ key, ip }: FastifyRequest) => (key ? `key ${key.id}` : network(ip)),
  errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) => tooManyAttempts(Math.ceil(ttl / 1000)),
})
