import { useConnection } from '#dashboard/http/connection.ts'
import { CopyButton } from '#dashboard/ui/CopyButton.tsx'
import styles from './Embedding.module.css'
import { scriptTag } from './scriptTag.ts'

/** The script tag and where it goes. */
export function Embedding({ domain }: { domain: string }) {
  const tag = scriptTag(domain, useConnection()?.address || location.origin)
  return (
    <section className={styles.embedding}>
      <p>
        Paste this line into the <code>&lt;head&gt;</code> of every page, most easily into the template they share.
        Single-page apps need nothing more.
      </p>
      <div className={styles.snippet}>
        <pre className={styles.code}>
          <code>{tag}</code>
        </pre>
        <CopyButton text={tag} label="Copy the line" />
      </div>
      <p className={styles.more}>The script sets no cookie and stores nothing in the browser.</p>
    </section>
  )
}
