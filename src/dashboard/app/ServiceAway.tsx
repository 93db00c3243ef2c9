import { isAway, useAbsence } from '#dashboard/http/away.ts'
import { text } from '#dashboard/language/text.ts'
import { ago } from '#dashboard/ui/ago.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './ServiceAway.module.css'
import { useNow } from './useNow.ts'

/** Says once for the whole page that the service is away, and how old what is shown is. */
export function ServiceAway() {
  const absence = useAbsence()
  // The region is always there, so that what enters it is read aloud; the age, which grows, is not part of it.
  return (
    <div className={styles.away}>
      <output>{absence && text('app.away')}</output>
      {absence && <Age readAt={absence.readAt} />}
    </div>
  )
}

function Age({ readAt }: { readAt: number | null }) {
  const now = useNow(10_000)
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    await client.refetchQueries({ type: 'active', predicate: ({ state }) => isAway(state.error) })
    setBusy(false)
  }
  return (
    <>
      <span>{readAt === null ? text('app.away.asked') : text('app.away.read', { ago: ago(readAt, now) })}</span>
      <Button look="text" busy={busy} onClick={() => void ask()}>
        {text('ui.tryAgain')}
      </Button>
    </>
  )
}
