import { callbackify } from 'node:util'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Tries } from '#service/storage/sql/openTries.ts'

/** Where requests are counted for a limit, so that all copies of the service count together. */
export const sharedStore = (tries: Tries): FastifyRateLimitStoreCtor =>
  class SharedStore implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, time, most) =>
      callbackify(async () => {
        const { count, left } = await tries.take(`requests ${key}`, most, time)
        return { current: count, ttl: left }
      })(callback)

    child = () => this
  }
