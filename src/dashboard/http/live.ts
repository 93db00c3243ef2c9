import { Live } from '#contract/live.ts'
import { text } from '#dashboard/language/text.ts'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from './ApiError.ts'
import type { Reader } from './connection.ts'
import { eventsOf } from './events.ts'
import { ask, unreached } from './request.ts'
import { websitesKey } from './websites.ts'

/** How long after a stream has ended it is opened again, in milliseconds. */
const pause = 5000

/**
 * What goes on at a website now. It stays under way as long as somebody looks: each picture the service sends becomes its
 * data, and a stream that ends is opened again.
 */
export const liveQuery = (websiteId: number) =>
  queryOptions({
    queryKey: [...websitesKey, websiteId, 'live'] as const,
    queryFn: async ({ client, queryKey, signal, meta }): Promise<Live> => {
      let latest: Live | undefined
      for await (const picture of pictures(websiteId, signal, meta?.reader)) {
        latest = picture
        client.setQueryData(queryKey, picture)
      }
      if (!latest) throw new ApiError(200, text('http.unknownAnswer'))
      return latest
    },
    refetchInterval: pause,
    // What goes on was true when it was told; there is no use for it later.
    gcTime: 0,
  })

async function* pictures(websiteId: number, signal: AbortSignal, as: Reader | undefined): AsyncGenerator<Live> {
  const { body, status } = await ask('text/event-stream', 'GET', `/stats/${websiteId}/live`, { signal, as })
  if (!body) return
  try {
    for await (const data of eventsOf(body)) {
      const read = Live.safeParse(await new Response(data).json().catch(() => undefined))
      if (!read.success) throw new ApiError(status, text('http.unknownAnswer'))
      yield read.data
    }
  } catch (error) {
    throw error instanceof ApiError ? error : unreached(error, signal)
  }
}
