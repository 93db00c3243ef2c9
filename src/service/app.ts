import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { authenticate } from './accounts/authenticate.ts'
import { api, type ApiParts } from './api.ts'
import type { Collect } from './collect/openCollector.ts'
import type { CountRefused } from './collect/refusals.ts'
import { collectRoutes } from './collect/routes.ts'
import { answerBadAddress, answerProblems } from './http/answerProblems.ts'
import type { App } from './http/App.ts'
import { describeApi } from './http/openapi.ts'
import { healthRoutes } from './http/health.ts'
import { metricsRoute } from './metrics/metricsRoute.ts'
import { refuseOtherMethods } from './http/otherMethods.ts'
import { servePages } from './http/pages.ts'
import { schemaController } from './http/schemaController.ts'
import { useSecurityHeaders } from './http/security.ts'
import { unsubscribeRoutes } from './reports/unsubscribing/routes.ts'

export type Parts = ApiParts & {
  logger: FastifyBaseLogger
  collect: Collect
  refused: CountRefused
  /** What of a limit for hits is this copy's. */
  share: (limit: number) => number
  /** Throws when a database does not answer. */
  ready: () => Promise<void>
  /** Whether other websites may show the statistics of this one in a frame. */
  mayEmbed: (domain: string) => Promise<boolean>
  /** Where the built dashboard and tracker are; undefined serves the interface alone. */
  webFolder: string | undefined
}

/** How long a request may take to come in, in milliseconds. */
const patience = 30_000

/** The service without a socket. */
export async function buildApp(parts: Parts): Promise<App> {
  const { settings } = parts
  const app: App = Fastify({
    loggerInstance: parts.logger,
    // Addresses of visitors and holders stay out of the log.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // One for each request would cost more than nearly all of them have to say; what is said names the request itself.
    childLoggerFactory: (logger) => logger,
    bodyLimit: 256 * 1024,
    // Who sends a request a byte at a time holds a connection no longer than this; where headers may take longer, Node takes their time.
    requestTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: 5000 },
    // An id of any length reaches its schema.
    routerOptions: { maxParamLength: 4096 },
    frameworkErrors: answerBadAddress,
    schemaController,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>()

  // While it ends Fastify answers 503 by itself, before any hook.
  app.addHook('preClose', (done) => {
    app.server.prependListener('request', (_request, answer) => answer.setHeader('Retry-After', '5'))
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id)
    done()
  })
  const allRoutesKnown = refuseOtherMethods(app)
  answerProblems(app)
  await useSecurityHeaders(app, settings)
  metricsRoute(app, { metrics: parts.metrics, token: settings.metricsToken })
  healthRoutes(app, parts.ready)
  await describeApi(app, { version: parts.version, baseUrl: settings.baseUrl })
  await app.register(async (scope) => {
    authenticate(scope, parts.keys)
    const { collect, refused, clock, share } = parts
    await collectRoutes(scope, { collect, refused, clock, rate: settings.collectRate, share })
  })
  await app.register((scope) => api(scope, parts), { prefix: '/api/v1' })
  await app.register(async (scope) =>
    unsubscribeRoutes(scope, {
      ...parts.reporting,
      noteEnd: (accountId, website) =>
        parts.audit.note(accountId, null, 'website_changed', { website, fields: ['email'] }),
      baseUrl: settings.baseUrl,
    }),
  )
  await servePages(app, { folder: parts.webFolder, mayEmbed: parts.mayEmbed })
  allRoutesKnown()
  return app
}
