import type { Day } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'
import { onReach } from '#dashboard/ui/onReach.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { NamedDays } from './DaysPanel.tsx'
import styles from './DaysPicker.module.css'

type Props<Name extends string> = {
  /** What is chosen here, read aloud; the button shows only what was. */
  label: string
  icon: ReactNode
  /** Shows the icon alone where there is little room. */
  shrinks?: boolean
  /** What was chosen, in words. */
  chosen: string
  /** More of it, where there is room. */
  more?: string | undefined
  options: readonly NamedDays<Name>[]
  current: Name | null
  /** What the calendar shows as chosen. */
  days: Range
  today: Day
  onChoose: (choice: Name | Range) => void
}

// The calendar is a third of the page's code.
const [DaysPanel, reaching] = onReach(async () => (await import('./DaysPanel.tsx')).DaysPanel)

/** Days by name, or any others by a calendar. */
export function DaysPicker<Name extends string>({
  label,
  icon,
  shrinks,
  chosen,
  more,
  onChoose,
  ...panel
}: Props<Name>) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-shrinks={shrinks}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...reaching}
        onClick={() => setOpen(!open)}
      >
        {icon}
        {/* The spaces keep apart what is read aloud. */}
        <span className="visually-hidden">{label}</span> <span className={styles.chosen}>{chosen}</span>{' '}
        {more && <span className={styles.more}>{more}</span>}
        <ChevronDown size={16} className={styles.chevron} aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <DaysPanel
            {...panel}
            label={label}
            trigger={button}
            onClose={() => setOpen(false)}
            onChoose={(choice) => {
              setOpen(false)
              // The panel gives back one of the names it was given.
              onChoose(typeof choice === 'string' ? (choice as Name) : choice)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
