import type { Received } from '#contract/received.ts'
import type { StatisticName } from '#contract/statistic.ts'
import { text } from '#dashboard/language/text.ts'
import { useReading } from '#dashboard/reading.ts'
import { ReceivedStrip } from '#dashboard/statistics/received/ReceivedStrip.tsx'
import { carried } from '#dashboard/statistics/view/carried.ts'
import type { View } from '#dashboard/statistics/view/View.ts'
import { Segmented } from '#dashboard/ui/Segmented.tsx'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { drawnParameter } from './drawn.ts'
import { withGaps } from './gaps.ts'
import { grouped, groupingParameter, groupingsFor } from './grouping.ts'
import type { MeasureName } from './measures.ts'
import { Totals } from './Totals.tsx'
import type { Traffic } from './traffic.ts'
import { TrafficFigure } from './TrafficFigure.tsx'

type Props = {
  websiteId: number
  traffic: Traffic
  view: View
  measured: readonly MeasureName[]
  /** Which of them can be drawn over time. */
  drawable: readonly MeasureName[]
  /** What became of hits, for those who may know; undefined while it is not known. */
  received: Received | undefined
}

/** The totals of a range, and over time the one that is chosen: `?draw=pageviews&by=week`. */
export function TrafficOverview({ websiteId, traffic, view, measured, drawable, received }: Props) {
  const { query, change } = useAddress()
  const reading = useReading()
  const grouping = groupingParameter(traffic.range)
  const choices = groupingsFor(traffic.range)
  const by = grouping.read(query.get('by'))
  const steps = useMemo(() => grouped(withGaps(traffic, received), by), [traffic, received, by])
  const asked = drawnParameter.read(query.get('draw'))
  const draw = drawable.includes(asked) ? asked : 'visitors'
  const days = draw === 'pageviews' ? 'pageviews' : 'visitors'
  return (
    <section aria-label={text('traffic.title')}>
      <Totals
        traffic={traffic}
        measured={measured}
        drawn={draw}
        drawable={drawable}
        onDraw={(name) => change({ draw: drawnParameter.write(name) }, { replace: true })}
      />
      <TrafficFigure
        traffic={steps}
        measure={draw}
        source={{ websiteId, name: seriesOf(traffic, draw), view }}
        under={reading.isOwn && <ReceivedStrip websiteId={websiteId} received={received} />}
        steps={
          choices.length > 1 && (
            <Segmented
              label={text('traffic.grouping')}
              value={by}
              options={choices.map((value) => ({ value, label: text('traffic.unit', { unit: value }) }))}
              onChange={(value) => change({ by: grouping.write(value) }, { replace: true })}
            />
          )
        }
      >
        <Link to={reading.statistic(days, carried(query))}>{text('traffic.dayByDay')}</Link>
      </TrafficFigure>
    </section>
  )
}

/** The statistic that a chart is made of. */
function seriesOf({ unit }: Traffic, draw: MeasureName): StatisticName {
  const name = draw === 'depth' ? 'visitors' : draw
  return unit === 'hour' ? `${name}_hour` : name
}
