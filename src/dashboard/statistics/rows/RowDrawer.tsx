import type { Filter } from '#contract/filter.ts'
import { statistics } from '#contract/statistic.ts'
import type { AnyWebsite } from '#contract/website.ts'
import { text } from '#dashboard/language/text.ts'
import { useReading } from '#dashboard/reading.ts'
import { definitions, rowTitleOf } from '#dashboard/statistics/definitions.ts'
import type { Unit } from '#dashboard/statistics/picture/amount.ts'
import { defaultGrouping, grouped } from '#dashboard/statistics/traffic/grouping.ts'
import type { MeasureName } from '#dashboard/statistics/traffic/measures.ts'
import { TrafficFigure } from '#dashboard/statistics/traffic/TrafficFigure.tsx'
import { trafficQuery } from '#dashboard/statistics/traffic/trafficQuery.ts'
import { TrafficSkeleton } from '#dashboard/statistics/traffic/TrafficSkeleton.tsx'
import { carried } from '#dashboard/statistics/view/carried.ts'
import { writeFilters } from '#dashboard/statistics/view/filters.ts'
import type { ViewControl } from '#dashboard/statistics/view/useView.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { ButtonLink } from '#dashboard/ui/ButtonLink.tsx'
import { DialogActions } from '#dashboard/ui/DialogActions.tsx'
import { Drawer } from '#dashboard/ui/Drawer.tsx'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { useQuery } from '@tanstack/react-query'
import { pictureQuery } from './pictureQuery.ts'
import { besideItself, without, withOnly } from './rowFilter.ts'
import { RowFigures } from './RowFigures.tsx'

type Props = { website: AnyWebsite; control: ViewControl; row: Filter }

/** What is drawn over time of a row. Visits are not counted by day: those who made them are. */
const drawnOf: Readonly<Record<Unit, Exclude<MeasureName, 'depth'>>> = {
  visitors: 'visitors',
  visits: 'visitors',
  pageviews: 'pageviews',
  completions: 'events',
}

/** One row over time, and the ways to look at all else through it. */
export function RowDrawer({ website: { id, timezone }, control: { view }, row }: Props) {
  const { change, changed } = useAddress()
  const reading = useReading()
  const { name } = row
  const unit = statistics[name].count
  const measure = drawnOf[unit]
  const beside = besideItself(name, view)
  const looked = { ...view, filters: withOnly(beside.filters, row) }
  const traffic = useQuery(trafficQuery(id, looked, timezone, { events: measure === 'events' }))
  const { data: listed } = useQuery(pictureQuery(id, name, beside))
  const sum = listed?.meta?.sum
  const label = listed?.data.find(({ value }) => value === row.value)?.label
  const filter = (filters: readonly Filter[]) =>
    change({ filters: writeFilters(filters), row: undefined, page: undefined })
  const everything = changed({ filters: writeFilters(withOnly(view.filters, row)) })

  return (
    <Drawer
      title={label ?? definitions[name].name(row.value)}
      above={rowTitleOf(name)}
      onClose={() => change({ row: undefined }, { replace: true })}
    >
      <Loaded query={traffic} skeleton={<TrafficSkeleton />}>
        {(data) => (
          <>
            <RowFigures traffic={data} measure={measure} sum={unit === 'visits' ? undefined : sum} />
            <TrafficFigure
              traffic={grouped(data, defaultGrouping(view.range))}
              measure={measure}
              source={{ websiteId: id, name: measure, view: looked }}
            />
          </>
        )}
      </Loaded>
      <DialogActions>
        <ButtonLink to={reading.statistics(carried(everything))}>{text('drawer.all')}</ButtonLink>
        <Button onClick={() => filter(without(view.filters, row))}>{text('drawer.leaveOut')}</Button>
        <Button look="primary" onClick={() => filter(withOnly(view.filters, row))}>
          {text('drawer.only')}
        </Button>
      </DialogActions>
    </Drawer>
  )
}
