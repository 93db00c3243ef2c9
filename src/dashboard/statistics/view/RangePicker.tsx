import type { Day } from '#dashboard/days/day.ts'
import { presetTitle, type RangeChoice, rangeOf } from '#dashboard/days/range.ts'
import { rangeWords } from '#dashboard/days/words.ts'
import { Calendar, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import styles from './RangePicker.module.css'

type Props = { choice: RangeChoice; today: Day; onChoose: (choice: RangeChoice) => void }

// The calendar is a third of the page's code: it comes when somebody reaches for it.
const loadPanel = () => import('./RangePanel.tsx')
// If it does not come now, it is asked for again when it is opened.
const prefetchPanel = () => void loadPanel().catch(() => undefined)
const RangePanel = lazy(async () => ({ default: (await loadPanel()).RangePanel }))

/** The days that are shown, and where to choose others. */
export function RangePicker({ choice, today, onChoose }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const words = rangeWords(rangeOf(choice, today))
  return (
    <div className={styles.picker}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prefetchPanel}
        onFocus={prefetchPanel}
        onClick={() => setOpen(!open)}
      >
        <Calendar size={16} aria-hidden="true" />
        {typeof choice === 'string' ? presetTitle(choice) : words}
        {typeof choice === 'string' && <span className={styles.days}>{words}</span>}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <RangePanel
            trigger={button}
            choice={choice}
            today={today}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              setOpen(false)
              onChoose(chosen)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
