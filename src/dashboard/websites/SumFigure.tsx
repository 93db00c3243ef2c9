import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { Change } from '#dashboard/ui/Change.tsx'
import { exact, figure } from '#dashboard/ui/numbers.ts'
import styles from './SumFigure.module.css'
import { period, type Sum } from './trend.ts'

type Props = {
  title: string
  sum: Sum | undefined
  /** There where the sum failed. */
  onRetry?: (() => unknown) | undefined
}

/** One figure of all websites together. */
export function SumFigure({ title, sum, onRetry }: Props) {
  return (
    <div>
      <dt className={styles.title}>{title}</dt>
      <dd className={styles.value} aria-busy={!sum && !onRetry}>
        {sum && (
          <>
            <span className={styles.figure} title={exact(sum.count)}>
              <span aria-hidden>{figure(sum.count)}</span>
              <span className="visually-hidden">{exact(sum.count)}</span>
            </span>
            <Change now={sum.count} before={sum.before} against={text('websites.before', { days: period })} />
          </>
        )}
        {!sum && onRetry && (
          <span className="quiet">
            {text('websites.notLoaded')}{' '}
            <Button look="text" onClick={() => onRetry()}>
              {text('ui.tryAgain')}
            </Button>
          </span>
        )}
      </dd>
    </div>
  )
}
