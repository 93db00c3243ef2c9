import type { AnyWebsite } from '#contract/website.ts'
import type { Day } from '#dashboard/days/day.ts'
import type { RangeChoice } from '#dashboard/days/range.ts'
import { paths } from '#dashboard/paths.ts'
import { ArrowLeft, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { RangePicker } from './RangePicker.tsx'
import './StatisticsHeader.css'

type Props = { website: AnyWebsite; choice: RangeChoice; day: Day; onChoose: (choice: RangeChoice) => void }

export function StatisticsHeader({ website, choice, day, onChoose }: Props) {
  return (
    <header className="statistics-header">
      <Link to={paths.websites} className="statistics-header-back">
        <ArrowLeft size={16} aria-hidden="true" />
        Websites
      </Link>
      <h1>{website.domain}</h1>
      <Link to={paths.settings(website.id)} className="statistics-header-settings" aria-label="Settings">
        <Settings size={18} aria-hidden="true" />
      </Link>
      <RangePicker choice={choice} today={day} onChoose={onChoose} />
    </header>
  )
}
