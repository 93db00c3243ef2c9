import type { Deletion, DeletionRequest } from '#contract/deletion.ts'
import { type Clock, timestamp } from '#service/clock.ts'
import { Refusal, tooManyAttempts } from '#service/http/problems.ts'
import { inTurn } from '#service/inTurn.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { countHits } from './countHits.ts'
import { meant } from './meant.ts'

export type Deletions = ReturnType<typeof openDeletions>

type Parts = {
  hits: Pick<Hits, 'deleteHits'>
  /** For counting, which takes no longer than is good for others. */
  reading: Pick<Hits, 'read'>
  clock: Clock
  /** Told when hits of a website are gone. */
  onDeleted: (websiteId: number) => void
}

/** As many deletions may wait for one another. */
const mostWaiting = 5

export function openDeletions({ hits, reading, clock, onDeleted }: Parts) {
  const oneByOne = inTurn(mostWaiting)

  async function remove(website: WebsiteRow, request: DeletionRequest & { until: string }): Promise<Deletion> {
    const which = meant(website, request)
    const counted = await countHits(reading, which)
    if (counted.hits !== request.hits)
      throw new Refusal(409, `There are ${counted.hits} such hits, not ${request.hits}. Nothing was deleted.`)
    if (counted.hits > 0) {
      await hits.deleteHits(which)
      onDeleted(website.id)
    }
    return { ...counted, until: request.until, deleted: true }
  }

  return {
    /** What a request means. What comes from now on is not meant, so that the count stays what it is. */
    async count(website: WebsiteRow, request: DeletionRequest): Promise<Deletion> {
      const until = timestamp(clock())
      return { ...(await countHits(reading, meant(website, { ...request, until }))), until, deleted: false }
    },

    /** Deletes what was counted; throws a 409 when it is not that many, and a 429 when too many wait. */
    async delete(website: WebsiteRow, request: DeletionRequest & { until: string }): Promise<Deletion> {
      const deleted = await oneByOne(() => remove(website, request))
      if (!deleted) throw tooManyAttempts(5)
      return deleted
    },
  }
}
