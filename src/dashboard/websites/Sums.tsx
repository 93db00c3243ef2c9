import { allCountsQuery } from '#dashboard/http/websiteCounts.ts'
import { text } from '#dashboard/language/text.ts'
import { useQuery } from '@tanstack/react-query'
import type { AnyWebsite } from '#contract/website.ts'
import { SumFigure } from './SumFigure.tsx'
import styles from './Sums.module.css'
import { addedUp, period } from './trend.ts'
import type { Trends } from './useTrends.ts'

type Props = {
  trends: Trends
  /** All websites of the account where the list shows them all; null where it does not. */
  all: readonly AnyWebsite[] | null
}

/** What was counted on all websites of the account, whichever of them the list shows. */
export function Sums({ trends: { together, known }, all }: Props) {
  if (!together && (!all || all.some(({ id }) => !known.has(id)))) return null
  return (
    <section className={styles.sums}>
      <dl className={styles.figures}>
        {together ? (
          <>
            <AskedSum name="visitors" />
            <AskedSum name="pageviews" />
          </>
        ) : (
          // A service that tells of one website at a time is not asked for more than the rows need.
          <SumFigure title={text('websites.sum.visitors')} sum={addedUp(Array.from(known.values()))} />
        )}
      </dl>
      <p className="quiet">{text('websites.sum', { days: period })}</p>
    </section>
  )
}

function AskedSum({ name }: { name: 'visitors' | 'pageviews' }) {
  const { data, error, refetch } = useQuery({ ...allCountsQuery(name, period), select: addedUp })
  return <SumFigure title={text(`websites.sum.${name}`)} sum={data} onRetry={error ? refetch : undefined} />
}
