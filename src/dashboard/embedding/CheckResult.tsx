import type { Check } from '#contract/check.ts'
import type { Key } from '#dashboard/language/areas.ts'
import { Rich } from '#dashboard/language/Rich.tsx'
import { text } from '#dashboard/language/text.ts'
import { ago } from '#dashboard/ui/ago.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import styles from './CheckResult.module.css'
import { inCode } from './inCode.tsx'

type Props = {
  check: Check
  domain: string
  /** When it was asked for, in milliseconds. */
  now: number
}

/** What was found and what to do next, and whether hits arrive. */
export function CheckResult({ check, domain, now }: Props) {
  const { outcome, url, status, tag } = check
  const found = outcome === 'found'
  return (
    <div className={styles.result} data-found={found}>
      {found ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
      <p>
        <Rich
          of={sentence(check)}
          parts={inCode({ url: url ?? domain, domain, tag: tag ?? '', status: String(status) })}
        />
      </p>
      <p>{hits(check, now)}</p>
    </div>
  )
}

/** An error's page says nothing about the others. */
const sentence = ({ outcome, status }: Check): Key =>
  (outcome === 'missing' || outcome === 'not_html') && Number(status) >= 400 ? 'check.refused' : `check.${outcome}`

function hits({ outcome, last_hit_at }: Check, now: number): string {
  if (last_hit_at !== null) return text('check.hits', { ago: ago(Date.parse(last_hit_at), now) })
  return text(outcome === 'found' ? 'check.hits.open' : 'check.hits.none')
}
