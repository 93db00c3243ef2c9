import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { Change } from '#dashboard/ui/Change.tsx'
import { exact, figure } from '#dashboard/ui/numbers.ts'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { Sparkline } from '#dashboard/ui/Sparkline.tsx'
import styles from './Figures.module.css'
import { period, type Trend } from './trend.ts'

type Props = {
  trend: Trend | undefined
  /** Whether a trend that is not there may still come. */
  pending: boolean
  /** How to ask for it again; not there where all failed together. */
  onRetry: (() => unknown) | undefined
  /** Whether the line is worth drawing yet. */
  drawn: boolean
}

/** How many came to a website, in a row and in a card alike. */
export function Figures({ trend, pending, onRetry, drawn }: Props) {
  return (
    <div className={styles.figures}>
      {trend ? (
        <Filled trend={trend} drawn={drawn} />
      ) : onRetry ? (
        <p className={styles.failed}>
          {text('websites.notLoaded')}{' '}
          <Button look="text" onClick={() => onRetry()}>
            {text('ui.tryAgain')}
          </Button>
        </p>
      ) : (
        <div className={styles.missing}>{pending ? <Skeleton height="20px" /> : text('websites.notKnown')}</div>
      )}
    </div>
  )
}

function Filled({ trend: { count, before, counts }, drawn }: { trend: Trend; drawn: boolean }) {
  return (
    <>
      <div className={styles.line}>
        {drawn && <Sparkline counts={counts} label={text('websites.trend', { most: exact(Math.max(0, ...counts)) })} />}
      </div>
      <p className={styles.visitors} title={exact(count)}>
        <span aria-hidden>{figure(count)}</span>
        <span className="visually-hidden">{text('websites.visitors', { count, days: period })}</span>
      </p>
      <p className={styles.change}>
        <Change now={count} before={before} against={text('websites.before', { days: period })} />
      </p>
    </>
  )
}
