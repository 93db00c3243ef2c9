import { text } from '#dashboard/language/text.ts'
import { reloadWhenReplaced } from '#dashboard/offline/reloadWhenReplaced.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { useEffect } from 'react'
import styles from './ErrorPage.module.css'

/** A page that could not be drawn, or not be loaded because a newer version has replaced it: that one is loaded by itself. */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => void reloadWhenReplaced(), [])
  return (
    <>
      <PageHeader title={text('app.failed.title')}>{text('app.failed.text')}</PageHeader>
      {error instanceof Error && <pre className={styles.message}>{error.message}</pre>}
      <Button look="primary" onClick={() => location.reload()}>
        {text('app.failed.reload')}
      </Button>
    </>
  )
}
