import { type RangeChoice, rangeSearch } from '#dashboard/days/range.ts'
import { paths } from '#dashboard/paths.ts'
import { choiceParameter } from '#dashboard/ui/urlParameter.ts'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { Link } from 'react-router'
import { measureNames } from './measures.ts'
import { Totals } from './Totals.tsx'
import type { Traffic } from './traffic.ts'
import { TrafficFigure } from './TrafficFigure.tsx'

const drawn = choiceParameter(measureNames)

type Props = { websiteId: number; traffic: Traffic; choice: RangeChoice }

/** The totals of a range, and over time the one that is chosen: `?draw=pageviews`. */
export function TrafficOverview({ websiteId, traffic, choice }: Props) {
  const { query, change } = useAddress()
  const draw = drawn.read(query.get('draw'))
  const days = draw === 'pageviews' ? 'pageviews' : 'visitors'
  return (
    <section aria-label="Visitors and pageviews">
      <Totals
        traffic={traffic}
        drawn={draw}
        onDraw={(name) => change({ draw: drawn.write(name) }, { replace: true })}
      />
      <TrafficFigure traffic={traffic} measure={draw}>
        <Link to={paths.statistic(websiteId, days) + rangeSearch(choice)}>Day by day</Link>
      </TrafficFigure>
    </section>
  )
}
