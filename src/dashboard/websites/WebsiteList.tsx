import type { AnyWebsite } from '#contract/website.ts'
import { text } from '#dashboard/language/text.ts'
import { ago } from '#dashboard/ui/ago.ts'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { Stale } from '#dashboard/ui/Stale.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { period } from './trend.ts'
import type { Trends } from './useTrends.ts'
import type { View } from './view.ts'
import { WebsiteItem } from './WebsiteItem.tsx'
import styles from './WebsiteList.module.css'

type Props = { websites: readonly AnyWebsite[]; trends: Trends; layout: View['layout'] }

/** The websites as a ledger, to be scanned down, or as cards. */
export function WebsiteList({ websites, trends, layout }: Props) {
  const { known, failed, pending, together, onSeen } = trends
  return (
    <>
      {together && <Failure query={together} />}
      {/* Each website says for itself what its figures are; for the eye it stands once on top. */}
      <p className={styles.head} aria-hidden>
        {text('websites.head', { days: period })}
      </p>
      <ul className={styles.list} data-layout={layout}>
        {websites.map((website) => (
          <WebsiteItem
            key={website.id}
            website={website}
            trend={known.get(website.id)}
            pending={pending}
            onRetry={failed.get(website.id)}
            onSeen={onSeen}
          />
        ))}
      </ul>
    </>
  )
}

/** What is said once where all figures come by one request. */
function Failure({
  query: { data, error, isFetching, dataUpdatedAt, errorUpdatedAt, refetch },
}: {
  query: UseQueryResult
}) {
  const retry = () => void refetch()
  if (!error) return null
  if (data === undefined) return <FailedState error={error} onRetry={retry} />
  return <Stale error={error} age={ago(dataUpdatedAt, errorUpdatedAt)} onRetry={retry} busy={isFetching} />
}
