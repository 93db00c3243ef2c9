import type { Key as MessageKey } from '#dashboard/language/areas.ts'
import { text } from '#dashboard/language/text.ts'
import { Fragment } from 'react'
import { isApple } from './isApple.ts'
import styles from './Key.module.css'

/** Keys that have a sign, and what it is called. */
const signs: Readonly<Record<string, { sign: string; name: MessageKey }>> = {
  mod: { sign: '⌘', name: 'keys.command' },
  ArrowLeft: { sign: '←', name: 'keys.left' },
  ArrowRight: { sign: '→', name: 'keys.right' },
  ArrowUp: { sign: '↑', name: 'keys.up' },
  ArrowDown: { sign: '↓', name: 'keys.down' },
}

/** A key as it is printed on the keyboard: `mod+k` as Ctrl and K. */
export function Key({ of }: { of: string }) {
  return of.split('+').map((part) => (
    <Fragment key={part}>
      <Cap part={part} />{' '}
    </Fragment>
  ))
}

function Cap({ part }: { part: string }) {
  if (part === 'mod' && !isApple()) return <kbd className={styles.key}>{text('keys.control')}</kbd>
  const known = signs[part]
  if (!known) return <kbd className={styles.key}>{part.length === 1 ? part.toUpperCase() : part}</kbd>
  return (
    <kbd className={styles.key}>
      <span aria-hidden>{known.sign}</span>
      <span className="visually-hidden">{text(known.name)}</span>
    </kbd>
  )
}
