import { pino } from 'pino'
import { type Accounts, openAccounts } from './accounts/openAccounts.ts'
import { type Audit, openAudit } from './accounts/openAudit.ts'
import { type Keys, openKeys } from './accounts/openKeys.ts'
import { type Alerts, openAlerts } from './alerts/openAlerts.ts'
import { buildApp } from './app.ts'
import { openChecks } from './checking/openChecks.ts'
import { openDevices } from './devices/openDevices.ts'
import type { Outside } from './outside/Outside.ts'
import type { Clock } from './clock.ts'
import { type Copies, openCopies } from './copies/openCopies.ts'
import { type Collecting, openCollecting } from './collect/openCollecting.ts'
import { readAgent } from './collect/agent/readAgent.ts'
import { pageRules } from './collect/pageRules.ts'
import { openSignIn } from './accounts/openSignIn.ts'
import { Turns } from './asking/Turns.ts'
import type { App } from './http/App.ts'
import { type Imports, openImports } from './importing/openImports.ts'
import { openStoring, type Storing } from './importing/openStoring.ts'
import { openDeletions } from './keeping/openDeletions.ts'
import { openRetention, type Retention } from './keeping/openRetention.ts'
import { openBroadcasts } from './live/openBroadcasts.ts'
import { openPreviews } from './previewing/openPreviews.ts'
import { type Delivery, openOutbox, type Outbox } from './mailing/openOutbox.ts'
import { countStates } from './metrics/countStates.ts'
import { measured } from './metrics/measured.ts'
import { openMetrics } from './metrics/openMetrics.ts'
import { watchStorage } from './metrics/watchStorage.ts'
import { openSweeping } from './openSweeping.ts'
import { openReceiving } from './receiving/openReceiving.ts'
import { openReporting, type Reporting } from './reports/openReporting.ts'
import { openReports } from './reports/openReports.ts'
import type { Settings } from './settings.ts'
import { openFrozenLinks } from './sharing/openFrozenLinks.ts'
import { mayEmbed } from './sharing/mayEmbed.ts'
import { hashPassword } from './sharing/passwords.ts'
import { foldKey } from './statistics/foldKey.ts'
import { openFolding } from './statistics/openFolding.ts'
import { openFolds } from './statistics/folding/openFolds.ts'
import { openStatistics } from './statistics/openStatistics.ts'
import { limited } from './storage/hits/limited.ts'
import type { Hits } from './storage/hits/openHits.ts'
import { openStorage } from './storage/openStorage.ts'
import { openTries } from './storage/sql/openTries.ts'
import type { Sql } from './storage/sql/openSql.ts'
import { secret } from './storage/sql/secret.ts'
import { openWebsites, type Websites } from './websites/openWebsites.ts'

export type Service = {
  app: App
  accounts: Accounts
  keys: Keys
  audit: Audit
  websites: Websites
  hits: Hits
  collecting: Collecting
  imports: Imports
  storing: Storing
  outbox: Outbox & Delivery
  reporting: Reporting
  alerts: Alerts
  retention: Retention
  clock: Clock
  version: string
  /** Does what no other copy of the service may do at the same time. */
  alone: Sql['alone']
  /** Answers what is under way, stores what waits, closes the databases. */
  close(): Promise<void>
}

type Options = {
  clock?: Clock
  /** Where the built dashboard and tracker are; undefined serves the interface alone. */
  webFolder?: string
  version: string
  /** What checks and webhooks may open; the internet unless it is given. */
  outside?: Outside
}

/** The whole service without a socket; throws `DataFolderInUse` and `NewerDatabase`. */
export async function openService(
  settings: Settings,
  { clock = Date.now, webFolder, version, outside }: Options,
): Promise<Service> {
  const logger = pino({ level: settings.logLevel })
  const onError = (err: unknown) => logger.error({ err }, 'beside the requests')
  const metrics = openMetrics(version)
  const { sql, hits, changes, ready, close } = await openStorage(settings.dataDir, settings.servers, {
    clock,
    log: logger,
    journalBytes: settings.journalBytes,
    watch: (engine) => measured(engine, metrics),
  })
  let copies: Copies | undefined
  try {
    const tries = openTries(sql, clock, await secret(sql, 'tries'))
    const accounts = openAccounts({ sql, clock, deleteHits: (ids) => hits.deleteWebsites(ids) })
    const audit = openAudit(sql, clock)
    const keys = openKeys({ sql, clock, audit, tries })
    const websites = openWebsites({ sql, hits, clock, hashPassword, onError })
    await websites.sweep()
    const reading = limited(hits)
    const frozenLinks = openFrozenLinks(sql, clock)
    const broadcasts = openBroadcasts({ hits: reading, clock, onError })
    const others = await openCopies({
      databaseUrl: settings.servers.databaseUrl,
      onChanged: (websiteId) => broadcasts.onStored(websiteId),
      onError,
    })
    copies = others
    const share = (limit: number) => others.share(limit)
    const changed = (websiteId: number) => {
      broadcasts.onStored(websiteId)
      others.tell(websiteId)
    }
    const imports = openImports({ sql, hits, clock, copy: others.self, onRemoved: changed })
    const sweepImports = async () => {
      const present = others.present()
      if (present) await imports.sweep(present)
    }
    const receiving = openReceiving({ hits, reading, clock, onError })
    const devices = openDevices({ sql, clock, browserOf: readAgent })
    const collecting = await openCollecting({
      sql,
      hits,
      websites,
      isOwn: (visit, websiteIds) => devices.isOwn(visit, websiteIds),
      clock,
      geoDatabase: settings.geoDatabase,
      referrerSpam: settings.referrerSpam,
      respects: settings.respects,
      websiteRate: settings.websiteRate,
      share,
      onStored: changed,
      onOutcome(websiteId, outcome) {
        metrics.hit(outcome)
        receiving.count(websiteId, outcome)
      },
      onError,
    })
    const outbox = openOutbox({ sql, clock, settings, logger })
    // A replica that lags behind would read a part of a fold.
    const isSpread = settings.servers.clickHouse?.cluster !== undefined
    const identity = await hits.folded.identity()
    const folds = isSpread ? undefined : openFolds(sql, clock, foldKey({ version: hits.version, identity }))
    const statistics = openStatistics(reading, clock, folds)
    const folding = folds && openFolding({ sql, hits, changes, folds, clock, onError })
    const reports = openReports({ statistics, baseUrl: settings.baseUrl })
    const reporting = openReporting({
      sql,
      clock,
      outbox,
      render: (request) => reports.render(request),
      secret: await secret(sql, 'report links'),
      baseUrl: settings.baseUrl,
      onError,
    })
    const alerts = openAlerts({
      sql,
      hits: reading,
      outbox,
      outside,
      clock,
      baseUrl: settings.baseUrl,
      secret: await secret(sql, 'webhooks'),
      onError,
    })
    const retention = openRetention({ sql, hits, reading, clock, onError })
    const turns = new Turns({ lanes: lanesOf(settings), ...waiting })
    watchStorage(metrics, { sql, hits, turns })
    countStates(metrics, sql)
    const app = await buildApp({
      settings,
      logger,
      clock,
      accounts,
      keys,
      audit,
      signIn: outbox.canSend
        ? openSignIn({ sql, clock, accounts, keys, audit, outbox, baseUrl: settings.baseUrl })
        : undefined,
      outbox,
      hits: reading,
      websites,
      imports,
      statistics,
      receiving,
      reporting,
      broadcasts,
      alerts,
      checks: openChecks({ baseUrl: settings.baseUrl, outside }),
      frozenLinks,
      devices,
      tries,
      deletions: openDeletions({ hits, reading, clock, onDeleted: changed }),
      retention,
      previews: openPreviews({ hits: reading, clock, rulesOf: pageRules }),
      collect: collecting.collect,
      refused: collecting.refused,
      share,
      secret: await secret(sql, 'access tokens'),
      turns,
      metrics,
      changes,
      version,
      identity,
      ready,
      // As it is stored, and spelled no other way: the page that is drawn might read that as another website's.
      mayEmbed: async (domain) => mayEmbed(await websites.findByDomain(domain)),
      webFolder,
    })
    await frozenLinks.sweep()
    const sweeping = await openSweeping(
      [
        // What copies of the service left that are gone.
        { every: 20_000, sweep: sweepImports },
        { every: 60_000, sweep: () => tries.sweep() },
        { every: 3_600_000, sweep: () => audit.forget() },
      ],
      onError,
    )
    app.addHook('onClose', async () => {
      sweeping.close()
      await Promise.all([
        collecting.close(),
        reporting.schedule.close(),
        alerts.close(),
        retention.close(),
        folding?.close(),
      ])
      await Promise.all([outbox.close(), receiving.close(), others.close()])
      await close()
    })
    await app.ready()
    return {
      app,
      accounts,
      keys,
      audit,
      websites,
      hits,
      collecting,
      imports,
      storing: openStoring({
        hits,
        onStored: changed,
        alone: settings.servers.databaseUrl === undefined ? undefined : sql.alone,
      }),
      outbox,
      reporting,
      alerts,
      retention,
      clock,
      version,
      alone: sql.alone,
      close: () => closeInTime(app),
    }
  } catch (error) {
    await copies?.close()
    await close()
    throw error
  }
}

/** An embedded engine does one thing at a time; a server's connections are left to those who write, too. */
const lanesOf = ({ servers }: Settings) => (servers.clickHouse ? 8 : 1)

/** A page over ten years asks a service that does not offer them in one for some hundred statistics at once. */
const waiting = { each: 500, all: 5000 }

/** Requests that are not through after this many milliseconds are cut off, so that the databases still close in order. */
const patience = 5000

async function closeInTime(app: App): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patience)
  await app.close()
  clearTimeout(cut)
}
