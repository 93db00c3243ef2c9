import type { Received, ReceivedQuery } from '#contract/received.ts'
import type { Clock } from '#service/clock.ts'
import { oneByOne } from '#service/inTurn.ts'
import type { ReadOptions } from '#service/storage/hits/Engine.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { readReceived } from './readReceived.ts'
import { Tally } from './Tally.ts'

export type Receiving = {
  /** Adds one to what became of a website's hits: `stored`, or a reason. */
  count(websiteId: number, reason: string): void
  /** What became of the hits of a range of days, up to this moment. */
  read(website: WebsiteRow, query: ReceivedQuery, wanted?: ReadOptions): Promise<Received>
  /** Writes down what is not yet. */
  close(): Promise<void>
}

type Parts = {
  hits: Pick<Hits, 'count'>
  /** What is read of them for whoever asks. */
  reading: Pick<Hits, 'read'>
  clock: Clock
  /** Told of what could not be written. */
  onError: (error: unknown) => void
}

/** How often it is written down what was counted, in milliseconds: a process that is killed loses no more. */
const pause = 5000

const minute = 60_000

/**
 * Counts what becomes of hits. With them a heartbeat is written in each minute: where there is none, the service did not run
 * or could not store.
 */
export function openReceiving({ hits, reading, clock, onError }: Parts): Receiving {
  const tally = new Tally()
  const next = oneByOne()
  let lastBeat: number | undefined

  async function write(): Promise<void> {
    const counted = tally.take()
    const time = Math.floor(clock() / minute) * minute
    const beat = time === lastBeat ? [] : [{ website_id: 0, time, reason: 'up', count: 1 }]
    if (counted.length + beat.length === 0) return
    try {
      await hits.count([...counted, ...beat])
      lastBeat = time
    } catch (error) {
      tally.giveBack(counted)
      throw error
    }
  }

  const tell = () => next(write).catch(onError)
  void tell()
  const writingOn = setInterval(tell, pause).unref()

  return {
    count: (websiteId, reason) => tally.add(websiteId, reason, clock()),

    async read(website, query, wanted) {
      await next(write)
      return readReceived(reading, website, query, wanted)
    },

    async close() {
      clearInterval(writingOn)
      await tell()
    },
  }
}
