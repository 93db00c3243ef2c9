import { text } from '#dashboard/language/text.ts'
import { Globe, KeyRound, Lock } from 'lucide-react'
import styles from './PrivacyMark.module.css'

const icons = { 0: Globe, 1: Lock, 2: KeyRound } as const

/** Who may read the statistics, in a word. */
export function PrivacyMark({ privacy }: { privacy: 0 | 1 | 2 }) {
  const Icon = icons[privacy]
  return (
    <span className={styles.mark}>
      <Icon aria-hidden />
      {text(`websites.privacy.${privacy}`)}
    </span>
  )
}
