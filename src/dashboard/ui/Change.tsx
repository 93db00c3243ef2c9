import { text } from '#dashboard/language/text.ts'
import styles from './Change.module.css'
import { ChangeArrow } from './ChangeArrow.tsx'
import { changeBetween } from './changeBetween.ts'

type Props = {
  now: number | null
  before: number | null
  /** What `before` was counted over, read aloud: `the 30 days before`. */
  against?: string
  /** More is better, as with visitors; without it the change has no colour. */
  moreIsBetter?: boolean
}

/** The change between two counts as words, an arrow and, where its meaning is sure, a colour. */
export function Change({ now, before, against = text('ui.change.periodBefore'), moreIsBetter = true }: Props) {
  const change = changeBetween(now, before)
  if (!change)
    return (
      <span className={styles.change}>
        <span aria-hidden>–</span>
        <span className="visually-hidden">{text('ui.change.none', { against })}</span>
      </span>
    )
  return (
    <span className={styles.change} data-direction={moreIsBetter ? change.direction : undefined}>
      <ChangeArrow direction={change.direction} />
      {change.text}
      <span className="visually-hidden"> {text('ui.change', { against })}</span>
    </span>
  )
}
