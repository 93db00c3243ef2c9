import { text } from '#dashboard/language/text.ts'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Command } from 'lucide-react'
import { Fragment } from 'react'
import { isApple } from './isApple.ts'
import styles from './Key.module.css'

/** Keys that have a sign, drawn because not every typeface has it, and what they are called. */
const signs = {
  mod: { Sign: Command, name: 'keys.command' },
  ArrowLeft: { Sign: ArrowLeft, name: 'keys.left' },
  ArrowRight: { Sign: ArrowRight, name: 'keys.right' },
  ArrowUp: { Sign: ArrowUp, name: 'keys.up' },
  ArrowDown: { Sign: ArrowDown, name: 'keys.down' },
} as const

const hasSign = (part: string): part is keyof typeof signs => Object.hasOwn(signs, part)

/** A key as it is printed on the keyboard: `mod+k` as Ctrl and K, in this order however a language is read. */
export function Key({ of }: { of: string }) {
  return (
    <span dir="ltr" className={styles.keys}>
      {of.split('+').map((part) => (
        <Fragment key={part}>
          <Cap part={part} />{' '}
        </Fragment>
      ))}
    </span>
  )
}

function Cap({ part }: { part: string }) {
  if (part === 'mod' && !isApple()) return <kbd className={styles.key}>{text('keys.control')}</kbd>
  if (!hasSign(part)) return <kbd className={styles.key}>{part.length === 1 ? part.toUpperCase() : part}</kbd>
  const { Sign, name } = signs[part]
  return (
    <kbd className={styles.key}>
      <Sign aria-hidden />
      <span className="visually-hidden">{text(name)}</span>
    </kbd>
  )
}
