import { Snippet } from '#dashboard/embedding/Snippet.tsx'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { lazy, Suspense, useState } from 'react'
import styles from './ShareLink.module.css'

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

/** The way others come to the statistics: to copy, to scan, and to see what they see. */
export function ShareLink({ address }: { address: string }) {
  const [showsCode, setShowsCode] = useState(false)
  return (
    <div className={styles.link}>
      <Snippet code={address} label={text('sharing.copy')} />
      <div className={styles.ways}>
        <a href={address} target="_blank" rel="noopener">
          {text('sharing.asVisitor')}
        </a>
        <Button look="text" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          {text('sharing.qr')}
        </Button>
      </div>
      {showsCode && (
        <Suspense fallback={<Skeleton height="180px" />}>
          <QrCode content={address} label={text('sharing.qr.label', { address })} />
        </Suspense>
      )}
    </div>
  )
}
