import type { Day } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'
import { ChevronDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import styles from './DaysPicker.module.css'

/** A choice with a name: `Last 30 days`. */
export type NamedDays<Name extends string> = { name: Name; title: string }

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

// The calendar is a third of the page's code: it comes when somebody reaches for it.
const loadPanel = () => import('./DaysPanel.tsx')
// If it does not come now, it is asked for again when it is opened.
const prefetchPanel = () => void loadPanel().catch(() => undefined)
const DaysPanel = lazy(async () => ({ default: (await loadPanel()).DaysPanel }))

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
        onPointerEnter={prefetchPanel}
        onFocus={prefetchPanel}
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
