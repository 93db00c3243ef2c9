import type { AnyStatisticList } from '#contract/statistic.ts'
import type { AnyWebsite } from '#contract/website.ts'
import { today } from '#dashboard/days/day.ts'
import { statisticQuery } from '#dashboard/http/statistics.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { ButtonLink } from '#dashboard/ui/ButtonLink.tsx'
import { useQuery } from '@tanstack/react-query'
import styles from './FirstHit.module.css'

/** Waits for the first hit and says so when it is there; where to go then is the reader's choice. */
export function FirstHit({ website, interval }: { website: AnyWebsite; interval: number }) {
  const arrived = useArrived(website, interval)
  return (
    <section className={styles.first} data-arrived={arrived}>
      <span className={styles.lamp} aria-hidden />
      <output className={styles.words}>
        <strong>{text(arrived ? 'install.arrived' : 'install.waiting')}</strong>
        <span>{arrived ? text('install.arrived.text') : text('install.waiting.text', { domain: website.domain })}</span>
      </output>
      <ButtonLink to={paths.statistics(website.id)} look={arrived ? 'primary' : 'quiet'}>
        {text(arrived ? 'install.arrived.next' : 'install.waiting.skip')}
      </ButtonLink>
    </section>
  )
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
