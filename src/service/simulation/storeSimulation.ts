import { z } from 'zod'
import type { Hit } from '#service/storage/hits/Hit.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import { writtenHit } from '#service/storage/hits/row.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { simulate, simulatedDays } from './simulate.ts'

/** How many of the days are stored so far, and how many hits that makes. */
export const SimulationProgress = z.object({
  website_id: z.number(),
  domain: z.string(),
  done: z.number(),
  days: z.number(),
  hits: z.number(),
})
export type SimulationProgress = z.infer<typeof SimulationProgress>

type Parts = { hits: Pick<Hits, 'load'>; touch: (websiteId: number, time: number) => Promise<void>; now: number }

const batchSize = 10_000

/** Stores a year of simulated hits, and says after each batch how far it is. */
export async function* storeSimulation(
  website: WebsiteRow,
  { hits, touch, now }: Parts,
): AsyncGenerator<SimulationProgress> {
  let batch: Hit[] = []
  let done = 0
  let stored = 0
  for (const day of simulate(website, now)) {
    batch.push(...day)
    done++
    if (batch.length < batchSize && done < simulatedDays) continue
    await hits.load(batch.map((hit) => writtenHit(hit)))
    stored += batch.length
    batch = []
    yield { website_id: website.id, domain: website.domain, done, days: simulatedDays, hits: stored }
  }
  await touch(website.id, now)
}
