import type { Day } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'
import { text } from '#dashboard/language/text.ts'
import { Panel, type PanelProps } from '#dashboard/ui/Panel.tsx'
import { parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  Heading,
  RangeCalendar,
} from 'react-aria-components'
import styles from './DaysPanel.module.css'

/** A choice with a name: `Last 30 days`. */
export type NamedDays<Name extends string> = { name: Name; title: string }

type Props = PanelProps & {
  label: string
  options: readonly NamedDays<string>[]
  current: string | null
  days: Range
  today: Day
  onChoose: (choice: string | Range) => void
}

/** Days with a name, and a calendar for any others. */
export function DaysPanel({ label, trigger, options, current, days, today, onChoose, onClose }: Props) {
  return (
    <Panel align="end" trigger={trigger} onClose={onClose}>
      <Dialog aria-label={label}>
        <div className={styles.panel}>
          <ul className={styles.presets}>
            {options.map(({ name, title }) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={name === current ? 'true' : undefined}
                  onClick={() => onChoose(name)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.calendar}>
            <RangeCalendar
              aria-label={text('view.calendar')}
              value={{ start: parseDate(days.from), end: parseDate(days.to) }}
              defaultFocusedValue={parseDate(days.to)}
              maxValue={parseDate(today)}
              onChange={({ start, end }) => onChoose({ from: start.toString(), to: end.toString() })}
            >
              <header>
                <Button slot="previous">
                  <ChevronLeft size={18} aria-hidden="true" />
                </Button>
                <Heading />
                <Button slot="next">
                  <ChevronRight size={18} aria-hidden="true" />
                </Button>
              </header>
              <CalendarGrid weekdayStyle="short">
                <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
                <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
              </CalendarGrid>
              <p className={styles.hint}>{text('view.calendar.hint')}</p>
            </RangeCalendar>
          </div>
        </div>
      </Dialog>
    </Panel>
  )
}
