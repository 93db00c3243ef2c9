import { Globe, KeyRound, Lock } from 'lucide-react'
import styles from './PrivacyMark.module.css'

const marks = {
  0: { Icon: Globe, word: 'Public' },
  1: { Icon: Lock, word: 'Private' },
  2: { Icon: KeyRound, word: 'Password' },
} as const

/** Who may read the statistics, in a word. */
export function PrivacyMark({ privacy }: { privacy: 0 | 1 | 2 }) {
  const { Icon, word } = marks[privacy]
  return (
    <span className={styles.mark}>
      <Icon aria-hidden />
      {word}
    </span>
  )
}
