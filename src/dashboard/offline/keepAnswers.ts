import type { Query, QueryClient } from '@tanstack/react-query'
import { type Answer, sortOutAnswers, writeAnswers } from './answerStore.ts'
import { isOf, mostAnswers } from './keptAnswers.ts'

/** How long answers wait to be written together, in milliseconds. */
const pause = 2000

/** Keeps an owner's answers for the next time the dashboard is opened, the newest only and nobody else's. Gives how to stop. */
export function keepAnswers(client: QueryClient, owner: string): () => void {
  const cache = client.getQueryCache()
  const fresh = new Set<Query>()
  const gone = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(start, pause)

  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'removed') {
      fresh.delete(event.query)
      gone.add(event.query.queryHash)
    } else if (event.type === 'updated' && event.action.type === 'success' && hasUseLater(event.query)) {
      gone.delete(event.query.queryHash)
      fresh.add(event.query)
    } else return
    timer ??= setTimeout(write, pause)
  })

  function start() {
    // What cannot be kept is asked for the next time.
    sortOutAnswers((answer) => isOf(owner, answer)).catch(() => undefined)
    write()
  }

  function write() {
    clearTimeout(timer)
    timer = undefined
    forgetOldest(client)
    const answers = Array.from(fresh, (query) => answerOf(query, owner))
    if (answers.length + gone.size > 0) writeAnswers(answers, Array.from(gone)).catch(() => undefined)
    fresh.clear()
    gone.clear()
  }

  // It may be the last moment.
  const whenLeft = () => document.hidden && write()
  document.addEventListener('visibilitychange', whenLeft)
  return () => {
    document.removeEventListener('visibilitychange', whenLeft)
    unsubscribe()
    clearTimeout(timer)
  }
}

/** Figures are private: nothing stays when somebody signs out. */
export const forgetAnswers = (): void => void sortOutAnswers(() => false).catch(() => undefined)

/** What goes on now is no answer to somebody who asks tomorrow. */
const hasUseLater = ({ gcTime }: Query) => gcTime > 0

const answerOf = ({ queryHash, queryKey, state }: Query, owner: string): Answer => ({
  owner,
  hash: queryHash,
  key: queryKey,
  data: state.data,
  at: state.dataUpdatedAt,
})

function forgetOldest(client: QueryClient): void {
  const cache = client.getQueryCache()
  const newestFirst = cache.getAll().toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  for (const query of newestFirst.slice(mostAnswers)) if (query.getObserversCount() === 0) cache.remove(query)
}
