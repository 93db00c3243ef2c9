import type { StatisticName } from '#contract/statistic.ts'
import { countDays } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'
import { text } from '#dashboard/language/text.ts'
import { useReading } from '#dashboard/reading.ts'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { useInView } from '#dashboard/ui/useInView.ts'
import { useQueryClient } from '@tanstack/react-query'
import { memo, useId } from 'react'
import { Link } from 'react-router'
import { type CardName, cards, cardTitle, tabParameters } from './cards.ts'
import { definitions, titleOf } from './definitions.ts'
import { useOffered } from './useOffered.ts'
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
export const StatisticCard = memo(({ card, websiteId, control, isDue }: Props) => {
  const { view } = control
  const [ref, seen] = useInView()
  const headingId = useId()
  const client = useQueryClient()
  const reading = useReading()
  const { query, change } = useAddress()
  const title = cardTitle(card)
  const { wide } = cards[card]
  const tab = tabParameters[card]
  const statistics = useTabs(card, view.range)
  const asked = tab.read(query.get(card))
  const shown = statistics.includes(asked) ? asked : statistics[0]
  if (!shown) return null
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
            <Link to={reading.statistic(shown, carried(query))}>{text('card.all', { statistic: titleOf(shown) })}</Link>
          </StatisticRows>
        ) : (
          <RowsSkeleton />
        )}
      </Tabs>
    </section>
  )
})

/** The tabs of a card: what can be read; a grid of the week says something from two weeks on. */
function useTabs(card: CardName, { from, to }: Range): readonly StatisticName[] {
  const hasWeeks = countDays(from, to) >= 14
  const offered = useOffered()
  return cards[card].statistics.filter(
    (name) => offered.has(name) && (definitions[name].picture !== 'week' || hasWeeks),
  )
}
