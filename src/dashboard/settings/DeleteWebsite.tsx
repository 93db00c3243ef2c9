import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { ConfirmByTyping } from '#dashboard/ui/ConfirmByTyping.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { useState } from 'react'
import styles from './DeleteWebsite.module.css'
import { Section } from '#dashboard/ui/Section.tsx'
import type { useDeleteWebsite } from './useDeleteWebsite.ts'

export function DeleteWebsite({ domain, remove }: { domain: string; remove: ReturnType<typeof useDeleteWebsite> }) {
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.delete}>
      <Section title={text('settings.delete')}>
        <p className={styles.text}>{text('settings.delete.text')}</p>
        <div>
          <Button look="danger" onClick={() => setAsking(true)}>
            {text('settings.delete.action', { domain })}
          </Button>
        </div>
      </Section>
      {asking && (
        <ConfirmByTyping
          title={text('settings.delete.ask', { domain })}
          phrase={domain}
          action={text(remove.isPending ? 'settings.delete.busy' : 'settings.delete.confirm')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {remove.error && <FailedState error={remove.error} />}
          <p>{text('settings.delete.warning')}</p>
        </ConfirmByTyping>
      )}
    </div>
  )
}
