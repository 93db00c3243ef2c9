import { isAway, useAbsence } from '#dashboard/http/away.ts'
import { text } from '#dashboard/language/text.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { ago } from './ago.ts'
import { FailedState } from './FailedState.tsx'
import styles from './Loaded.module.css'
import { ReadAt } from './ReadAt.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Stale } from './Stale.tsx'

type Props<T> = {
  query: UseQueryResult<T>
  /** The shape of what comes; a few lines where that says enough. */
  skeleton?: ReactNode
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * The states of everything that is read: pending, failed, empty, filled. Old rows stay, marked busy, while others load;
 * what cannot be refreshed stays with its age. That the service is away is said once, on top of the page: here stands a mark.
 * What comes is drawn bit by bit, so that the page answers meanwhile.
 */
export function Loaded<T>({ query, skeleton, isEmpty, empty, children }: Props<T>) {
  const { data, error, isPlaceholderData, isFetching, dataUpdatedAt, errorUpdatedAt, errorUpdateCount } = query
  const isAsked = useAbsence() !== null && errorUpdateCount > 0
  const isDrawn = useDeferredValue(data !== undefined)
  const retry = () => void query.refetch()

  if (data === undefined) {
    // What is asked for again and again keeps its mark meanwhile.
    if (isAway(error) || isAsked) return <p className="quiet">{text('ui.notRead')}</p>
    if (error) return <FailedState error={error} onRetry={retry} />
  }
  if (data === undefined || !isDrawn) return skeleton ?? <Skeleton rows={5} />
  return (
    <div className={styles.loaded} aria-busy={isPlaceholderData}>
      {error && !isAway(error) && (
        <Stale error={error} age={ago(dataUpdatedAt, errorUpdatedAt)} onRetry={retry} busy={isFetching} />
      )}
      {isEmpty?.(data) ? empty : children(data)}
      {isAway(error) && (
        <div className={styles.age}>
          <ReadAt moment={dataUpdatedAt} />
        </div>
      )}
    </div>
  )
}
