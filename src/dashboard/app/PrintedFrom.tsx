import { perLocale } from '#dashboard/language/language.ts'
import { text } from '#dashboard/language/text.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './PrintedFrom.module.css'

const moment = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }))

type Print = { address: string; at: number }

/** On paper alone: where the page was, and when it was printed. */
export function PrintedFrom() {
  const [print, setPrint] = useState<Print | null>(null)

  useEffect(() => {
    // The page is printed as it is when this returns. What stands behind the # may be a secret.
    const note = () =>
      flushSync(() => setPrint({ address: location.origin + location.pathname + location.search, at: Date.now() }))
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [])

  if (!print) return null
  const { address, at } = print
  return <p className={styles.printed}>{text('app.printed', { address, at: moment().format(at) })}</p>
}
