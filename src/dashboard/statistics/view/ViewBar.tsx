import { presetNames, presetTitle } from '#dashboard/days/range.ts'
import { rangeWords } from '#dashboard/days/words.ts'
import { text } from '#dashboard/language/text.ts'
import { IconButton } from '#dashboard/ui/IconButton.tsx'
import { Calendar, ChevronLeft, ChevronRight, GitCompareArrows } from 'lucide-react'
import { comparisonNames } from './comparison.ts'
import { DaysPicker } from './DaysPicker.tsx'
import { step } from './step.ts'
import type { ViewControl } from './useView.ts'
import styles from './ViewBar.module.css'

/** Which days are shown, the ones next to them, and what they are compared with. */
export function ViewBar({ control }: { control: ViewControl }) {
  const { choice, comparison, view, day, choose, compare } = control
  const [before, after] = [step(view.range, -1, day), step(view.range, 1, day)]
  return (
    <fieldset className={styles.bar} aria-label={text('view.bar')}>
      <IconButton
        label={text('view.earlier')}
        icon={<ChevronLeft className={styles.arrow} aria-hidden />}
        disabled={before === null}
        onClick={() => before && choose(before)}
      />
      <DaysPicker
        label={text('view.days')}
        icon={<Calendar size={16} aria-hidden="true" />}
        chosen={typeof choice === 'string' ? presetTitle(choice) : rangeWords(view.range)}
        more={typeof choice === 'string' ? rangeWords(view.range) : undefined}
        options={presetNames.map((name) => ({ name, title: presetTitle(name) }))}
        current={typeof choice === 'string' ? choice : null}
        days={view.range}
        today={day}
        onChoose={choose}
      />
      <IconButton
        label={text('view.later')}
        icon={<ChevronRight className={styles.arrow} aria-hidden />}
        disabled={after === null}
        onClick={() => after && choose(after)}
      />
      <DaysPicker
        label={text('view.compare')}
        icon={<GitCompareArrows size={16} aria-hidden="true" />}
        shrinks
        chosen={typeof comparison === 'string' ? text(`view.compare.${comparison}.short`) : rangeWords(comparison)}
        options={comparisonNames.map((name) => ({ name, title: text(`view.compare.${name}`) }))}
        current={typeof comparison === 'string' ? comparison : null}
        days={view.before ?? view.range}
        today={day}
        onChoose={compare}
      />
    </fieldset>
  )
}
