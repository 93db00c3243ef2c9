import type { AnyStatisticList } from '#contract/statistic.ts'
import type { AnyWebsite } from '#contract/website.ts'
import { today } from '#dashboard/days/day.ts'
import { statisticQuery } from '#dashboard/http/statistics.ts'
import { text } from '#dashboard/language/text.ts'
import { leftOutInAll, onlyLeftOut } from '#dashboard/received/words.ts'
import { useReceived } from '#dashboard/received/useReceived.ts'
import { paths } from '#dashboard/paths.ts'
import { ButtonLink } from '#dashboard/ui/ButtonLink.tsx'
import { useQuery } from '@tanstack/react-query'
import styles from './FirstHit.module.css'

/** Waits for the first hit and says so when it is there; where to go then is the reader's choice. */
export function FirstHit({ website, interval }: { website: AnyWebsite; interval: number }) {
  const arrived = useArrived(website, interval)
  const leftOut = useLeftOut(website, !arrived)
  return (
    <section className={styles.first} data-arrived={arrived}>
      <span className={styles.lamp} aria-hidden />
      <output className={styles.words}>
        <strong>{text(arrived ? 'install.arrived' : 'install.waiting')}</strong>
        <span>
          {arrived
            ? text('install.arrived.text')
            : (leftOut ?? text('install.waiting.text', { domain: website.domain }))}
        </span>
      </output>
      <ButtonLink to={paths.statistics(website.id)} look={arrived ? 'primary' : 'quiet'}>
        {text(arrived ? 'install.arrived.next' : 'install.waiting.skip')}
      </ButtonLink>
    </section>
  )
}

/** How often it is asked what was left out, in milliseconds. */
const leftOutInterval = 3000

/** That hits come and are left out, and why; undefined where none do. */
function useLeftOut({ id, timezone }: AnyWebsite, enabled: boolean): string | undefined {
  const day = today(timezone)
  const received = useReceived(id, { from: day, to: day }, { enabled, refetchInterval: leftOutInterval })
  return received && leftOutInAll(received) > 0 ? onlyLeftOut(received) : undefined
}

/** A service that does not say when the last hit came is asked for the pageviews of today. */
function useArrived({ id, last_hit_at, timezone }: AnyWebsite, interval: number): boolean {
  const day = today(timezone)
  const pageviews = useQuery({
    ...statisticQuery(id, 'pageviews', { from: day, to: day }),
    enabled: last_hit_at === undefined,
    refetchInterval: ({ state }) => (state.data && anyCounted(state.data) ? false : interval),
    select: anyCounted,
  })
  return Boolean(last_hit_at) || pageviews.data === true
}

const anyCounted = ({ data }: AnyStatisticList) => data.some((row) => row.count > 0)
