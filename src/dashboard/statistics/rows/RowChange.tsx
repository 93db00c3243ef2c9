import { text } from '#dashboard/language/text.ts'
import { ChangeArrow } from '#dashboard/ui/ChangeArrow.tsx'
import { changeBetween } from '#dashboard/ui/changeBetween.ts'
import { exact } from '#dashboard/ui/numbers.ts'
import styles from './RowChange.module.css'

type Props = { count: number; before: number | null }

/** From this factor on a change is told as one: `+29,900%` is read by nobody, and has no room. */
const manifold = 10

/** How a row stands to the range compared with. Without a colour: whether more of one row is good, nobody can tell. */
export function RowChange({ count, before }: Props) {
  if (before === null) return null
  const change = changeBetween(count, before)
  const told = before > 0 && count >= manifold * before ? `×${exact(Math.round(count / before))}` : change?.text
  return (
    <span className={styles.change} title={text('rows.change.before', { count: before })}>
      {change && <ChangeArrow direction={change.direction} />}
      {told ?? (count > 0 ? text('rows.change.new') : '–')}
    </span>
  )
}
