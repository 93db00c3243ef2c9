import type { AnyWebsite } from '#contract/website.ts'
import { today } from '#dashboard/days/day.ts'
import { dailyQuery } from '#dashboard/http/statistics.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { Change } from '#dashboard/ui/Change.tsx'
import { Count } from '#dashboard/ui/Count.tsx'
import { exact } from '#dashboard/ui/numbers.ts'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { Sparkline } from '#dashboard/ui/Sparkline.tsx'
import { useQuery } from '@tanstack/react-query'
import styles from './RowTrend.module.css'
import { period, type Trend, trend, trendRange } from './trend.ts'
import { useInView } from './useInView.ts'

/** The visitors of a row, read once the row comes into view. */
export function RowTrend({ website }: { website: AnyWebsite }) {
  const [ref, seen] = useInView()
  const day = today(website.timezone)
  const visitors = useQuery({ ...dailyQuery(website.id, 'visitors', trendRange(day)), enabled: seen })

  return (
    <div ref={ref} className={styles.trend}>
      {visitors.data ? (
        <Filled trend={trend(visitors.data, day)} />
      ) : visitors.error ? (
        <p className={styles.failed}>
          Not loaded.{' '}
          <Button look="text" onClick={() => void visitors.refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        <div className={styles.pending}>
          <Skeleton height="24px" />
        </div>
      )}
    </div>
  )
}

function Filled({ trend: { counts, now, before } }: { trend: Trend }) {
  return (
    <>
      <div className={styles.line}>
        <Sparkline counts={counts} label={`Visitors a day, at most ${exact(Math.max(...counts))}`} />
      </div>
      <p className={styles.visitors}>
        <Count count={now} />
        <span className="visually-hidden">{` ${now === 1 ? 'visitor' : 'visitors'} in ${period} days`}</span>
      </p>
      <p className={styles.change}>
        <Change now={now} before={before} against={`the ${period} days before`} />
      </p>
    </>
  )
}
