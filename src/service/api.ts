import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { askerOf } from './asking/askerOf.ts'
import type { InTurn } from './asking/InTurn.ts'
import type { Turns } from './asking/Turns.ts'
import { auditRoutes } from './accounts/auditRoutes.ts'
import { authenticate, findHolder } from './accounts/authenticate.ts'
import { keyRoutes } from './accounts/keyRoutes.ts'
import type { Alerts } from './alerts/openAlerts.ts'
import { alertRoutes } from './alerts/routes.ts'
import type { Accounts } from './accounts/openAccounts.ts'
import type { Audit } from './accounts/openAudit.ts'
import type { Keys } from './accounts/openKeys.ts'
import type { SignIn } from './accounts/openSignIn.ts'
import { keyRecord } from './accounts/keyRecord.ts'
import { accountRoutes } from './accounts/routes.ts'
import { signInRoutes } from './accounts/signInRoutes.ts'
import type { Checks } from './checking/openChecks.ts'
import { checkRoutes } from './checking/routes.ts'
import type { Clock } from './clock.ts'
import { addressRoute } from './collect/addressRoute.ts'
import { readAgent } from './collect/agent/readAgent.ts'
import { deviceRecord } from './devices/deviceRecord.ts'
import type { Devices } from './devices/openDevices.ts'
import { deviceRoutes } from './devices/routes.ts'
import { exportRoutes } from './exporting/routes.ts'
import type { App } from './http/App.ts'
import type { Imports } from './importing/openImports.ts'
import { importRoutes } from './importing/routes.ts'
import { holder } from './http/holder.ts'
import { spokenBy } from './http/language.ts'
import { network } from './http/network.ts'
import type { Note } from './http/Note.ts'
import { notFound, tooManyAttempts } from './http/problems.ts'
import { sharedStore } from './http/sharedStore.ts'
import type { Deletions } from './keeping/openDeletions.ts'
import type { Retention } from './keeping/openRetention.ts'
import { keepingRoutes } from './keeping/routes.ts'
import type { Broadcasts } from './live/openBroadcasts.ts'
import { liveRoutes } from './live/routes.ts'
import type { Outbox } from './mailing/openOutbox.ts'
import type { Previews } from './previewing/openPreviews.ts'
import type { Metrics } from './metrics/openMetrics.ts'
import { previewRoutes } from './previewing/routes.ts'

import type { Reporting } from './reports/openReporting.ts'
import type { Receiving } from './receiving/openReceiving.ts'
import { receivedRoutes } from './receiving/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import type { Settings } from './settings.ts'
import { accessTokens } from './sharing/accessTokens.ts'
import { openedBy, type Readable, readableBy } from './sharing/readable.ts'
import type { FrozenLinks } from './sharing/openFrozenLinks.ts'
import { frozenRecord } from './sharing/frozenRecord.ts'
import { frozenRoutes } from './sharing/frozenRoutes.ts'
import { accessRoutes } from './sharing/accessRoutes.ts'
import { shareRoutes } from './sharing/shareRoutes.ts'
import { readerOf } from './reader.ts'
import { labelsOf } from './statistics/labels.ts'
import type { Statistics } from './statistics/openStatistics.ts'
import { statisticRoutes } from './statistics/routes.ts'
import { websiteCountsRoutes } from './statistics/websiteCountsRoutes.ts'
import type { Hits } from './storage/hits/openHits.ts'
import type { Changes } from './storage/openChanges.ts'
import type { Tries } from './storage/sql/openTries.ts'
import type { Websites } from './websites/openWebsites.ts'
import { ownedBy } from './websites/owned.ts'
import { record } from './websites/record.ts'
import { websiteRoutes } from './websites/routes.ts'

export type ApiParts = {
  settings: Settings
  clock: Clock
  accounts: Accounts
  keys: Keys
  audit: Audit
  /** Undefined where no mail can be sent. */
  signIn: SignIn | undefined
  outbox: Pick<Outbox, 'list'>
  /** What is stored, for exports to read. */
  hits: Pick<Hits, 'read'>
  websites: Websites
  imports: Imports
  statistics: Statistics
  receiving: Receiving
  broadcasts: Broadcasts
  previews: Previews
  checks: Checks
  reporting: Reporting
  alerts: Alerts
  frozenLinks: FrozenLinks
  devices: Devices
  deletions: Deletions
  retention: Pick<Retention, 'preview'>
  tries: Tries
  /** Signs the tokens of shared statistics. */
  secret: string
  version: string
  /** Names the engine that has the hits. */
  identity: string
  metrics: Metrics
  /** Whose turn it is to ask the engine. */
  turns: Turns
  changes: Pick<Changes, 'generation'>
}

/** Everything under `/api/v1`. */
export async function api(app: App, parts: ApiParts): Promise<void> {
  const {
    settings,
    clock,
    accounts,
    keys,
    audit,
    websites,
    imports,
    statistics,
    receiving,
    broadcasts,
    previews,
    checks,
    alerts,
    reporting,
    frozenLinks,
    devices,
    tries,
    turns,
  } = parts
  const { find, findByDomain } = websites
  const ask = readerOf({ ...parts, onAnswer: parts.metrics.answer })
  const inTurn: InTurn = (request, work) => {
    const asker = askerOf(request)
    return turns.take(new Set([asker]), asker.signal, () => work(asker))
  }
  const tokens = accessTokens(parts.secret, clock)
  const owned = ownedBy(find)
  const opens = openedBy({ tokens, frozenLinks })
  const readable = readableBy(find, opens)
  const stillReadable: Readable = async (request, id) => {
    await findHolder(keys, request)
    return readable(request, id)
  }
  const note: Note = (request, action, about) =>
    audit.note(holder(request).id, request.key?.name ?? null, action, about)
  // The path alone is the request's: a target that names another host must not appear in links.
  const addressOf = ({ url }: FastifyRequest) => new URL(settings.baseUrl + (url.startsWith('/') ? url : '/'))

  // Mails are in the language of whoever asked for the first.
  const speakTo = ({ headers }: FastifyRequest, accountId: number) =>
    reporting.subscriptions.begin(accountId, spokenBy(headers['accept-language']))

  app.addHook('onRequest', async (_request, reply) => {
    // Figures are their readers' own, and names in them depend on the language.
    reply.header('Cache-Control', 'private, no-store').header('Vary', 'Accept-Language, Authorization')
  })
  if (settings.allowedOrigins.length > 0) await app.register(cors, corsOptions(settings.allowedOrigins))
  await app.register(formbody)
  app.removeContentTypeParser('text/plain')
  authenticate(app, keys)
  if (settings.apiRate > 0) {
    // On a server there may be others who count; in a folder there is nobody else, and memory is faster.
    const isShared = settings.servers.databaseUrl !== undefined
    await app.register(rateLimit, { ...rateOptions(settings.apiRate), ...(isShared && { store: sharedStore(tries) }) })
    // What is not there counts too: nobody may try addresses for nothing.
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, () => {
      throw notFound('page')
    })
  }

  // Here, so that a dashboard on an allowed origin can read what the service offers.
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
  websiteRoutes(app, {
    websites,
    owned,
    note,
    readable,
    addressOf,
    onReported: speakTo,
    importedDays: (id) => imports.days(id),
  })
  importRoutes(app, { imports, inTurn, owned, note })
  checkRoutes(app, { checks, owned, tries })
  alertRoutes(app, { alerts, owned, onFirst: speakTo, note, tries })
  previewRoutes(app, { previews, inTurn, owned, withRules: (website, rules) => websites.withRules(website, rules) })
  statisticRoutes(app, { readable, ask, addressOf })
  websiteCountsRoutes(app, { statistics, turns, ownedAmong: (request, ids) => websites.listAll(holder(request), ids) })
  receivedRoutes(app, { receiving, turns, owned })
  liveRoutes(app, { broadcasts, readable, stillReadable, countryIn })
  reportRoutes(app, { reporting, holder, tries })
  accessRoutes(app, { find, tokens, tries })
  shareRoutes(app, { findByDomain, opens })
  keepingRoutes(app, { deletions: parts.deletions, retention: parts.retention, inTurn, owned, note })
  frozenRoutes(app, { frozenLinks, owned, ask, note, baseUrl: settings.baseUrl })
  deviceRoutes(app, { devices, owned, note })
  addressRoute(app)
  accountRoutes(app, accounts)
  keyRoutes(app, { keys, note, clock, addressOf })
  auditRoutes(app, { audit, addressOf })
  exportRoutes(app, {
    hits: parts.hits,
    holdings: {
      websites: async (account) => (await websites.listAll(account)).map(record),
      keys: async (account) => (await keys.listOf(account)).map(keyRecord),
      audit: (account) => audit.all(account),
      alerts: async (account) => alerts.showAll(await websites.listAll(account)),
      frozen: ({ id }) => frozenLinks.list(id).then((links) => links.map(frozenRecord)),
      devices: ({ id }) => devices.list(id).then((listed) => listed.map(deviceRecord)),
      mails: ({ id }) => parts.outbox.list(id, 10),
    },
    inTurn,
    note,
    clock,
  })
  if (parts.signIn) signInRoutes(app, { signIn: parts.signIn, tries, browserName })
}

const countryIn = (language: string, code: string) => labelsOf('country', language).of(code)

const browserName = (userAgent: string): string => {
  const { browser, os } = readAgent(userAgent)
  return [browser || 'Browser', os && `on ${os}`].filter(Boolean).join(' ')
}

const corsOptions = (origin: string[]) => ({
  origin,
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  exposedHeaders: [
    'Location',
    'X-Request-Id',
    'Retry-After',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
  ],
})

/** Each key has its own allowance; who comes without one shares the network's. */
const rateOptions = (max: number) => ({
  max,
  timeWindow: '1 minute',
  keyGenerator: ({ key, ip }: FastifyRequest) => (key ? `key ${key.id}` : network(ip)),
  errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) => tooManyAttempts(Math.ceil(ttl / 1000)),
})
