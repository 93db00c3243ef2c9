import { Readable } from 'node:stream'
import { z } from 'zod'
import { WebsiteCreate } from '#contract/website.ts'
import type { Clock } from '#service/clock.ts'
import type { App } from '#service/http/App.ts'
import { Refusal } from '#service/http/problems.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { AccountRow, WebsiteRow } from '#service/storage/sql/tables.ts'
import { type SimulationProgress, storeSimulation } from './storeSimulation.ts'

/** RFC 2606 keeps `.example` for what does not exist; the name says what it is wherever it shows. */
const domain = 'simulated.example'

/** `again` replaces a simulated website that is there already. */
const SimulationRequest = z.object({ account: z.string().optional(), again: z.boolean() })

type Parts = {
  websites: {
    findByDomain(domain: string): Promise<WebsiteRow | undefined>
    create(account: AccountRow, fields: WebsiteCreate): Promise<WebsiteRow>
    delete(website: WebsiteRow): Promise<void>
    touch(websiteId: number, time: number): Promise<void>
  }
  /** The account of that address, or the owner's; throws a 422. */
  account: (email: string | undefined) => Promise<AccountRow>
  hits: Pick<Hits, 'load'>
  clock: Clock
}

/** Adds a website with a year of simulated visits; the answer says line by line how far it is. */
export function simulationRoutes(app: App, { websites, account, hits, clock }: Parts): void {
  app.post('/simulation', { schema: { body: SimulationRequest } }, async ({ body }, reply) => {
    const holder = await account(body.account)
    const existing = await websites.findByDomain(domain)
    if (existing && !body.again)
      throw new Refusal(409, `${domain} is there already. "porchlight demo --again" replaces it.`)
    if (existing) await websites.delete(existing)
    const website = await websites.create(holder, WebsiteCreate.parse({ domain }))
    const progress = storeSimulation(website, { hits, touch: (id, time) => websites.touch(id, time), now: clock() })
    return reply.type('application/x-ndjson').send(Readable.from(inLines(progress)))
  })
}

async function* inLines(progress: AsyncIterable<SimulationProgress>): AsyncGenerator<string> {
  for await (const step of progress) yield `${JSON.stringify(step)}\n`
}
