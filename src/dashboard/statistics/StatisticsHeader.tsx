import type { AnyWebsite } from '#contract/website.ts'
import type { Day } from '#dashboard/days/day.ts'
import type { RangeChoice } from '#dashboard/days/range.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { IconLink } from '#dashboard/ui/IconLink.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { Settings } from 'lucide-react'
import { Link } from 'react-router'
import { RangePicker } from './view/RangePicker.tsx'

type Props = { website: AnyWebsite; choice: RangeChoice; day: Day; onChoose: (choice: RangeChoice) => void }

/** Which website it is, and which days. */
export function StatisticsHeader({ website, choice, day, onChoose }: Props) {
  return (
    <PageHeader
      title={website.domain}
      above={<Link to={paths.websites}>{text('app.websites')}</Link>}
      actions={
        <>
          <IconLink
            to={paths.settings(website.id)}
            label={text('statistics.settings')}
            icon={<Settings aria-hidden />}
          />
          <RangePicker choice={choice} today={day} onChoose={onChoose} />
        </>
      }
    />
  )
}
