import type { AnyWebsite } from '#contract/website.ts'
import { paths } from '#dashboard/paths.ts'
import { IconLink } from '#dashboard/ui/IconLink.tsx'
import { Settings } from 'lucide-react'
import { Link } from 'react-router'
import { PrivacyMark } from './PrivacyMark.tsx'
import { RowTrend } from './RowTrend.tsx'
import { Star } from './Star.tsx'
import styles from './WebsiteRow.module.css'

/** One line of the ledger; all of it leads to the statistics, the star and the settings lie above. */
export function WebsiteRow({ website }: { website: AnyWebsite }) {
  const { id, domain, privacy } = website
  return (
    <li className={styles.row}>
      <div className={styles.above}>
        <Star website={website} />
      </div>
      <div className={styles.name}>
        <Link to={paths.statistics(id)} className={styles.domain}>
          {domain}
        </Link>
        {privacy !== undefined && <PrivacyMark privacy={privacy} />}
      </div>
      <div className={styles.trend}>
        <RowTrend website={website} />
      </div>
      <div className={styles.settings}>
        <IconLink to={paths.settings(id)} label={`Settings of ${domain}`} icon={<Settings />} />
      </div>
    </li>
  )
}
