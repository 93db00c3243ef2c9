import type { Day } from '#dashboard/days/day.ts'
import { presetNames, presetTitle, type RangeChoice, rangeOf } from '#dashboard/days/range.ts'
import { parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  Heading,
  I18nProvider,
  Popover,
  RangeCalendar,
} from 'react-aria-components'
import styles from './RangePanel.module.css'

type Props = {
  /** The button it belongs to, under which it opens and to which the focus returns. */
  trigger: RefObject<HTMLElement | null>
  choice: RangeChoice
  today: Day
  onChoose: (choice: RangeChoice) => void
  onClose: () => void
}

/** The ranges with a name, and a calendar for any other. */
export function RangePanel({ trigger, choice, today, onChoose, onClose }: Props) {
  const { from, to } = rangeOf(choice, today)
  return (
    // The words around the calendar are English, whatever the browser speaks.
    <I18nProvider locale="en-GB">
      <Popover triggerRef={trigger} isOpen placement="bottom end" onOpenChange={(open) => !open && onClose()}>
        <Dialog aria-label="Days to show">
          <div className={styles.panel}>
            <ul className={styles.presets}>
              {presetNames.map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-current={name === choice ? 'true' : undefined}
                    onClick={() => onChoose(name)}
                  >
                    {presetTitle(name)}
                  </button>
                </li>
              ))}
            </ul>
            <div className={styles.calendar}>
              <RangeCalendar
                aria-label="From and to"
                value={{ start: parseDate(from), end: parseDate(to) }}
                defaultFocusedValue={parseDate(to)}
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
                <p className={styles.hint}>Choose the first and the last day.</p>
              </RangeCalendar>
            </div>
          </div>
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}
