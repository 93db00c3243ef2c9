import type { AnyWebsite } from '#contract/website.ts'
import { period } from './trend.ts'
import { WebsiteRow } from './WebsiteRow.tsx'
import styles from './WebsiteRows.module.css'

/** The websites as a ledger, to be scanned down. */
export function WebsiteRows({ websites }: { websites: readonly AnyWebsite[] }) {
  return (
    <>
      {/* Each row says for itself what its figures are; for the eye it stands once on top. */}
      <div className={styles.head} aria-hidden>
        Visitors, last {period} days
      </div>
      <ul>
        {websites.map((website) => (
          <WebsiteRow key={website.id} website={website} />
        ))}
      </ul>
    </>
  )
}
