import { type RangeChoice, type Range, rangeSearch } from '#dashboard/days/range.ts'
import { withinWords } from '#dashboard/days/words.ts'
import { paths } from '#dashboard/paths.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { type CardName, cards, tabParameters } from './cards.ts'
import { definitions } from './definitions.ts'
import { pictureQuery } from './pictureQuery.ts'
import { RowsPicture } from './RowsPicture.tsx'
import styles from './StatisticCard.module.css'
import { Tabs } from './Tabs.tsx'

type Props = { card: CardName; websiteId: number; choice: RangeChoice; range: Range }

/** Statistics that belong together: which is shown stands in the address, and only that one is asked for. */
export function StatisticCard({ card, websiteId, choice, range }: Props) {
  const tab = tabParameters[card]
  const headingId = useId()
  const client = useQueryClient()
  const { query, change } = useAddress()
  const shown = tab.read(query.get(card))
  const rows = useQuery(pictureQuery(websiteId, shown, range))
  const { title, wide, statistics } = cards[card]
  const plural = definitions[shown].title.toLowerCase()
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
        <Loaded
          query={rows}
          skeleton={<Skeleton rows={10} height="34px" gap="2px" />}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="quiet">{`No ${plural} ${withinWords(range)}.`}</p>}
        >
          {(list) => (
            <RowsPicture name={shown} list={list}>
              <Link to={paths.statistic(websiteId, shown) + rangeSearch(choice)}>All {plural}</Link>
            </RowsPicture>
          )}
        </Loaded>
      </Tabs>
    </section>
  )
}
