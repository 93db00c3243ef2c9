import type { FastifyBaseLogger } from 'fastify'
import { Busy } from './GroupCommit.ts'

export type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

/** For whoever opens the databases and nothing else. */
export const silent: Log = { warn() {}, error() {} }

/** In seconds: what stands in the way of storing is seldom over sooner. */
const retryAfter = 5

/**
 * Makes of whatever a store throws a `Busy`, as there is nothing wrong with hits. The log has the reason once, and once that it is over:
 * a line for each hit would fill the disk that may be full already.
 */
export function reporting<Item>(store: (items: readonly Item[]) => Promise<void>, log: Log) {
  let isFailing = false

  return async (items: readonly Item[]): Promise<void> => {
    try {
      await store(items)
    } catch (cause) {
      if (!isFailing) log.error({ err: cause }, 'hits cannot be stored; whoever sends one is told to try again')
      isFailing = true
      throw cause instanceof Busy ? cause : new Busy('Hits cannot be stored at the moment.', { retryAfter, cause })
    }
    if (isFailing) log.warn('hits are stored again')
    isFailing = false
  }
}
