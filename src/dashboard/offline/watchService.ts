import { isAway, noteAbsence } from '#dashboard/http/away.ts'
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { pauseAfter } from './pauseAfter.ts'

/**
 * Says when the service is away, and asks again for what the page lacks until it is back: one query in growing pauses,
 * and all as soon as one was answered, the network is back, or the page is looked at again. Gives how to stop.
 */
export function watchService(client: QueryClient): () => void {
  const missed = new Set<Query>()
  const lacking = () => Array.from(missed).filter((query) => query.isActive())
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    const { query } = event
    const wasMissed = missed.has(query)
    if (failed(event)) missed.add(query)
    else if (ended(event)) missed.delete(query)
    else if (missed.size === 0 || !turned(event)) return
    if (wasMissed && succeeded(event)) askAll()
    tell()
  })

  function tell() {
    const queries = lacking()
    noteAbsence(queries.length === 0 ? null : { readAt: oldest(queries) })
    if (queries.length > 0) timer ??= setTimeout(askOne, pauseAfter(tries))
    else forgetTries()
  }

  function askOne() {
    timer = undefined
    // Nobody looks: it is asked for when somebody does.
    if (document.hidden) return
    const queries = lacking()
    // In turns, so that one which alone keeps failing stands in no other's way.
    const next = queries[tries % queries.length]
    tries += 1
    ask([next])
  }

  function askAll() {
    forgetTries()
    ask(lacking())
  }

  function ask(queries: readonly (Query | undefined)[]) {
    void client.refetchQueries({ predicate: (query) => queries.includes(query) })
  }

  function forgetTries() {
    clearTimeout(timer)
    timer = undefined
    tries = 0
  }

  const whenSeen = () => !document.hidden && askAll()
  window.addEventListener('online', askAll)
  document.addEventListener('visibilitychange', whenSeen)
  return () => {
    window.removeEventListener('online', askAll)
    document.removeEventListener('visibilitychange', whenSeen)
    unsubscribe()
    forgetTries()
    noteAbsence(null)
  }
}

const succeeded = (event: QueryCacheNotifyEvent) => event.type === 'updated' && event.action.type === 'success'

const failed = (event: QueryCacheNotifyEvent) =>
  event.type === 'updated' && event.action.type === 'error' && isAway(event.action.error)

const ended = (event: QueryCacheNotifyEvent) =>
  event.type === 'removed' || (event.type === 'updated' && ['success', 'error'].includes(event.action.type))

/** Another page may lack something else. */
const turned = ({ type }: QueryCacheNotifyEvent) => type === 'observerAdded' || type === 'observerRemoved'

function oldest(queries: readonly Query[]): number | null {
  const read = queries.map(({ state }) => state.dataUpdatedAt).filter((moment) => moment > 0)
  return read.length === 0 ? null : Math.min(...read)
}
