import type { Live } from '#contract/live.ts'
import { text } from '#dashboard/language/text.ts'
import { amount } from '#dashboard/statistics/picture/amount.ts'
import { Columns } from '#dashboard/statistics/picture/Columns.tsx'
import { Figure } from '#dashboard/statistics/picture/Figure.tsx'
import * as values from '#dashboard/statistics/values.ts'
import { exact } from '#dashboard/ui/numbers.ts'
import { LiveList } from './LiveList.tsx'
import styles from './LivePicture.module.css'
import { liveSentence, minuteTime } from './liveWords.ts'

/** What goes on now: how many, when they came, and what they look at. */
export function LivePicture({ live }: { live: Live }) {
  const { visitors, minutes, pages, countries, referrers } = live
  const tell = (step: number) => {
    const minute = minutes[step]
    if (!minute) return ''
    return text('live.minute', {
      time: minuteTime(minute.minute),
      visitors: amount(minute.visitors, 'visitors'),
      pageviews: amount(minute.pageviews, 'pageviews'),
    })
  }
  return (
    <>
      <p className={styles.now}>
        <span className={styles.figure}>{exact(visitors)}</span> {text('live.now', { count: visitors })}
      </p>
      <Figure
        sentence={liveSentence(live)}
        caption={liveSentence(live)}
        table={{
          head: [text('live.minuteTitle'), text('unit.visitors'), text('unit.pageviews')],
          rows: minutes.map((minute) => [minuteTime(minute.minute), exact(minute.visitors), exact(minute.pageviews)]),
        }}
      >
        <Columns
          label={text('live.byMinute')}
          counts={minutes.map((minute) => minute.visitors)}
          axis={minutes.filter((_, index) => index % 5 === 0).map((minute) => minuteTime(minute.minute))}
          tell={tell}
        />
      </Figure>
      <div className={styles.lists}>
        <LiveList title={text('statistic.page')} unit="pageviews" rows={pages} name={values.orUnknown} />
        <LiveList
          title={text('statistic.referrer')}
          unit="visitors"
          rows={referrers}
          name={values.referrer}
          shows="value"
        />
        <LiveList title={text('statistic.country')} unit="visitors" rows={countries} name={values.country} />
      </div>
    </>
  )
}
