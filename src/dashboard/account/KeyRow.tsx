import type { AccountKey } from '#contract/account.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { useState } from 'react'
import { hasExpired } from './isLastFull.ts'
import styles from './KeyRow.module.css'
import { keyWords } from './keyWords.ts'
import { RevokeDialog } from './RevokeDialog.tsx'

type Props = {
  of: AccountKey
  /** Somebody is signed in with it here. */
  isOwn: boolean
  isLast: boolean
  mayChange: boolean
  onRevoked: () => void
}

export function KeyRow({ of: key, isOwn, isLast, mayChange, onRevoked }: Props) {
  const [revoking, setRevoking] = useState(false)
  return (
    <li className={styles.key} data-expired={hasExpired(key) || undefined}>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{key.name}</bdi> <code>{key.hint}</code>
          {isOwn && <span className={styles.mark}>{text('account.key.own')}</span>}
          {hasExpired(key) && <span className={styles.mark}>{text('account.key.expired')}</span>}
        </p>
        <p className={styles.facts}>{keyWords(key)}</p>
      </div>
      {mayChange && (
        <Button
          look="text"
          aria-label={text('account.key.revoke.named', { name: key.name })}
          onClick={() => setRevoking(true)}
        >
          {text('account.key.revoke')}
        </Button>
      )}
      {revoking && (
        <RevokeDialog of={key} isOwn={isOwn} isLast={isLast} onRevoked={onRevoked} onClose={() => setRevoking(false)} />
      )}
    </li>
  )
}
