import { CopyButton } from '#dashboard/ui/CopyButton.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import styles from './Embedding.module.css'
import { scriptTag } from './scriptTag.ts'
import { useServiceAddress } from './useServiceAddress.ts'

/** The script tag and where it goes. */
export function Embedding({ domain }: { domain: string }) {
  const address = useServiceAddress()
  const tag = address && scriptTag(domain, address)
  return (
    <section className={styles.embedding}>
      <p>
        Paste this line into the <code>&lt;head&gt;</code> of every page, most easily into the template they share.
        Single-page apps need nothing more.
      </p>
      {tag ? (
        <div className={styles.snippet}>
          <pre className={styles.code}>
            <code>{tag}</code>
          </pre>
          <CopyButton content={tag} label="Copy the line" />
        </div>
      ) : (
        <Skeleton height="52px" />
      )}
      <p className={styles.more}>The script sets no cookie and stores nothing in the browser.</p>
    </section>
  )
}
