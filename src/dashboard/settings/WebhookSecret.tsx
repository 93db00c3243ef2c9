import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { CopyButton } from '#dashboard/ui/CopyButton.tsx'
import { Dialog } from '#dashboard/ui/Dialog.tsx'
import { DialogActions } from '#dashboard/ui/DialogActions.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { useState } from 'react'
import type { useAlerts } from './useAlerts.ts'
import styles from './WebhookSecret.module.css'

type Props = {
  /** What was just made, to be seen this once. */
  made: string | null | undefined
  renew: ReturnType<typeof useAlerts>['renew']
}

/** What a webhook's signatures are made with. */
export function WebhookSecret({ made, renew }: Props) {
  const [asking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    renew.mutate()
  }

  return (
    <div className={styles.secret}>
      <h3 className={styles.title}>{text('alerts.secret')}</h3>
      <output className={styles.made}>
        {made && (
          <>
            <p>{text('alerts.secret.once')}</p>
            <code dir="ltr" className={styles.code}>
              {made}
            </code>
          </>
        )}
      </output>
      <div className={styles.actions}>
        {made && <CopyButton content={made} />}
        <Button busy={renew.isPending} onClick={() => setAsking(true)}>
          {text('alerts.secret.new')}
        </Button>
      </div>
      {renew.error && <FailedState error={renew.error} />}
      {asking && (
        <Dialog title={text('alerts.secret.ask')} onClose={() => setAsking(false)}>
          <p>{text('alerts.secret.ask.text')}</p>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{text('alerts.secret.keep')}</Button>
            <Button look="danger" onClick={confirm}>
              {text('alerts.secret.new')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}
