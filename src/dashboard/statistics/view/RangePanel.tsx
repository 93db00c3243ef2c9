import type { Day } from '#dashboard/days/day.ts'
import { presetNames, presetTitle, type RangeChoice, rangeOf } from '#dashboard/days/range.ts'
import { locale } from '#dashboard/language/language.ts'
import { text } from '#dashboard/language/text.ts'
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
    <I18nProvider locale={locale()}>
      <Popover triggerRef={trigger} isOpen placement="bottom end" onOpenChange={(open) => !open && onClose()}>
        <Dialog aria-label={text('view.range')}>
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
                aria-label={text('view.range.calendar')}
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
                <p className={styles.hint}>{text('view.range.hint')}</p>
              </RangeCalendar>
            </div>
          </div>
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}
