import Fastify, { LogController } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { backupRoutes } from '#service/copying/controlRoutes.ts'
import { answerProblems } from '#service/http/answerProblems.ts'
import type { App } from '#service/http/App.ts'
import { schemaController } from '#service/http/schemaController.ts'
import { databaseRoutes } from '#service/doctor/databaseRoutes.ts'
import { importRoutes } from '#service/importing/controlRoutes.ts'
import type { Service } from '#service/openService.ts'
import type { Settings } from '#service/settings.ts'
import { simulationRoutes } from '#service/simulation/routes.ts'
import { accountNamed } from './accountNamed.ts'
import { accountRoutes } from './accountRoutes.ts'
import { keyRoutes } from './keyRoutes.ts'
import { notingWebsites } from './notingWebsites.ts'
import { readVisits } from './readVisits.ts'

/** What the process says that answers: how the outside reaches the service it is part of. */
export const Greeting = z.object({ base_url: z.string() })

/** What the commands ask of the process that has the data folder open. Whoever reaches it may do everything. */
export function buildControl(service: Service, settings: Settings): App {
  const { app, accounts, keys, audit, hits, imports, storing, collecting, clock, version } = service
  const { baseUrl, ownerEmail } = settings
  const control: App = Fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    // An import may take longer than a service may take to stop: it ends with what is stored by then.
    forceCloseConnections: true,
    schemaController,
  }).withTypeProvider<ZodTypeProvider>()
  answerProblems(control)

  const account = accountNamed(accounts, ownerEmail)
  const websites = notingWebsites(service)
  control.get('/', { schema: { response: { 200: Greeting } } }, () => ({ base_url: baseUrl }))
  accountRoutes(control, accounts)
  keyRoutes(control, { accounts, keys, audit, clock, baseUrl, ownerEmail })
  importRoutes(control, {
    websites,
    account,
    hits,
    imports,
    storing,
    clock,
    touch: (id, time) => websites.touch(id, time),
    readVisits: readVisits(collecting),
  })
  simulationRoutes(control, { websites, account, hits, clock })
  backupRoutes(control, {
    folder: settings.dataDir,
    databaseUrl: settings.servers.databaseUrl,
    hits,
    version,
    clock,
  })
  databaseRoutes(control, { folder: settings.dataDir, servers: settings.servers, hits })
  return control
}
