import type { StatisticName } from '#contract/statistic.ts'
import { countDays } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'
import { offersQuery } from '#dashboard/http/offers.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { useInView } from '#dashboard/ui/useInView.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { type CardName, cards, cardTitle, tabParameters } from './cards.ts'
import { definitions, titleOf } from './definitions.ts'
import { Tabs } from './picture/Tabs.tsx'
import { pictureQuery } from './rows/pictureQuery.ts'
import { besideItself } from './rows/rowFilter.ts'
import { RowsSkeleton } from './rows/RowsSkeleton.tsx'
import { StatisticRows } from './rows/StatisticRows.tsx'
import styles from './StatisticCard.module.css'
import { carried } from './view/carried.ts'
import type { ViewControl } from './view/useView.ts'

type Props = {
  card: CardName
  websiteId: number
  control: ViewControl
  /** Whether it is read although it is not in view: once there is nothing more urgent. */
  isDue: boolean
}

/** Statistics that belong together: which is shown stands in the address, and only that one is asked for. */
export function StatisticCard({ card, websiteId, control, isDue }: Props) {
  const { view } = control
  const [ref, seen] = useInView()
  const headingId = useId()
  const client = useQueryClient()
  const { query, change } = useAddress()
  const title = cardTitle(card)
  const { wide } = cards[card]
  const tab = tabParameters[card]
  const statistics = useOffered(card, view.range)
  const asked = tab.read(query.get(card))
  const shown = statistics.includes(asked) ? asked : cards[card].statistics[0]
  return (
    <section ref={ref} className={styles.card} data-wide={wide || undefined} aria-labelledby={headingId}>
      <Tabs
        heading={<h2 id={headingId}>{title}</h2>}
        label={title}
        tabs={statistics.map((name) => ({ name, title: titleOf(name) }))}
        chosen={shown}
        onChoose={(name) => change({ [card]: tab.write(name) }, { replace: true })}
        onNear={(name) => void client.prefetchQuery(pictureQuery(websiteId, name, besideItself(name, view)))}
      >
        {seen || isDue ? (
          // The key keeps the rows of one statistic from standing in for those of another.
          <StatisticRows key={shown} websiteId={websiteId} name={shown} control={control}>
            <Link to={paths.statistic(websiteId, shown) + carried(query)}>
              {text('card.all', { statistic: titleOf(shown) })}
            </Link>
          </StatisticRows>
        ) : (
          <RowsSkeleton />
        )}
      </Tabs>
    </section>
  )
}

/** The tabs of a card: a grid of the week says something from two weeks on, where the service counts it. */
function useOffered(card: CardName, { from, to }: Range): readonly StatisticName[] {
  const countsWeeks = useQuery(offersQuery).data?.weekHours ?? false
  const hasWeeks = countsWeeks && countDays(from, to) >= 14
  return cards[card].statistics.filter((name) => definitions[name].picture !== 'week' || hasWeeks)
}
