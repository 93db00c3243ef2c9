import type { StatisticName } from '#contract/statistic.ts'
import { withinWords } from '#dashboard/days/words.ts'
import { text } from '#dashboard/language/text.ts'
import { definitions, titleOf } from '#dashboard/statistics/definitions.ts'
import { worldMapQuery } from '#dashboard/statistics/map/worldMapQuery.ts'
import type { ViewControl } from '#dashboard/statistics/view/useView.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pictureQuery } from './pictureQuery.ts'
import { besideItself } from './rowFilter.ts'
import { RowsPicture } from './RowsPicture.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'

type Props = { websiteId: number; name: StatisticName; control: ViewControl; children?: ReactNode }

/** The highest rows of a statistic as its picture; `children` stand below. */
export function StatisticRows({ websiteId, name, control, children }: Props) {
  const { view } = control
  const rows = useQuery(pictureQuery(websiteId, name, besideItself(name, view)))
  // The map's shapes are on their way while its numbers are counted.
  useQuery({ ...worldMapQuery, enabled: definitions[name].picture === 'map' })
  return (
    <Loaded
      query={rows}
      skeleton={<RowsSkeleton />}
      isEmpty={({ data, meta }) => data.length === 0 && !meta?.other}
      empty={<p className="quiet">{text('rows.none', { statistic: titleOf(name), when: withinWords(view.range) })}</p>}
    >
      {(list) => (
        <RowsPicture websiteId={websiteId} name={name} list={list} control={control}>
          {children}
        </RowsPicture>
      )}
    </Loaded>
  )
}
