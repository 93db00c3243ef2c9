import { type Range, type RangeChoice, rangeSearch } from '#dashboard/days/range.ts'
import { paths } from '#dashboard/paths.ts'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { type CardName, cards, tabParameters } from './cards.ts'
import { definitions } from './definitions.ts'
import { Tabs } from './picture/Tabs.tsx'
import { pictureQuery } from './rows/pictureQuery.ts'
import { StatisticRows } from './rows/StatisticRows.tsx'
import styles from './StatisticCard.module.css'

type Props = { card: CardName; websiteId: number; choice: RangeChoice; range: Range }

/** Statistics that belong together: which is shown stands in the address, and only that one is asked for. */
export function StatisticCard({ card, websiteId, choice, range }: Props) {
  const headingId = useId()
  const client = useQueryClient()
  const { query, change } = useAddress()
  const { title, wide, statistics } = cards[card]
  const tab = tabParameters[card]
  const shown = tab.read(query.get(card))
  return (
    <section className={styles.card} data-wide={wide || undefined} aria-labelledby={headingId}>
      <Tabs
        heading={<h2 id={headingId}>{title}</h2>}
        label={title}
        tabs={statistics.map((name) => ({ name, title: definitions[name].title }))}
        chosen={shown}
        onChoose={(name) => change({ [card]: tab.write(name) }, { replace: true })}
        onNear={(name) => void client.prefetchQuery(pictureQuery(websiteId, name, range))}
      >
        {/* The key keeps the rows of one statistic from standing in for those of another. */}
        <StatisticRows key={shown} websiteId={websiteId} name={shown} range={range}>
          <Link to={paths.statistic(websiteId, shown) + rangeSearch(choice)}>
            All {definitions[shown].title.toLowerCase()}
          </Link>
        </StatisticRows>
      </Tabs>
    </section>
  )
}
