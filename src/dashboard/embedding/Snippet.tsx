import { CopyButton } from '#dashboard/ui/CopyButton.tsx'
import styles from './Snippet.module.css'

/** Code to take along; it is read from left to right in every language. */
export function Snippet({ code, label }: { code: string; label: string }) {
  return (
    <div className={styles.snippet}>
      <pre dir="ltr" className={styles.code}>
        <code>{code}</code>
      </pre>
      <CopyButton content={code} label={label} />
    </div>
  )
}
