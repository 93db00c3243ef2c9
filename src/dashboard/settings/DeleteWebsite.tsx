import { Button } from '#dashboard/ui/Button.tsx'
import { ConfirmByTyping } from '#dashboard/ui/ConfirmByTyping.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { useState } from 'react'
import styles from './DeleteWebsite.module.css'
import { Section } from './Section.tsx'
import type { useDeleteWebsite } from './useDeleteWebsite.ts'

export function DeleteWebsite({ domain, remove }: { domain: string; remove: ReturnType<typeof useDeleteWebsite> }) {
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.delete}>
      <Section title="Delete this website">
        <p className={styles.text}>Its settings and everything that was counted go with it. This cannot be undone.</p>
        <div>
          <Button look="danger" onClick={() => setAsking(true)}>
            Delete {domain}
          </Button>
        </div>
      </Section>
      {asking && (
        <ConfirmByTyping
          title={`Delete ${domain}?`}
          phrase={domain}
          action={remove.isPending ? 'Deleting…' : 'Delete'}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {remove.error && <FailedState error={remove.error} />}
          <p className={styles.warning}>All of its statistics will be gone for good.</p>
        </ConfirmByTyping>
      )}
    </div>
  )
}
