import type { AnyWebsite } from '#contract/website.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { IconLink } from '#dashboard/ui/IconLink.tsx'
import { useInView } from '#dashboard/ui/useInView.ts'
import { CodeXml, Settings } from 'lucide-react'
import { type ComponentProps, useEffect } from 'react'
import { Link } from 'react-router'
import { Figures } from './Figures.tsx'
import { PrivacyMark } from './PrivacyMark.tsx'
import { Star } from './Star.tsx'
import styles from './WebsiteItem.module.css'

type Props = {
  website: AnyWebsite
  onSeen: (id: number) => void
} & Pick<ComponentProps<typeof Figures>, 'trend' | 'pending' | 'onRetry'>

/** One website, a line of the ledger or a card; all of it leads to the statistics, what else can be done lies above. */
export function WebsiteItem({ website, onSeen, ...figures }: Props) {
  const { id, domain, privacy } = website
  const [ref, seen] = useInView()
  useEffect(() => {
    if (seen) onSeen(id)
  }, [seen, id, onSeen])

  return (
    <li ref={ref} className={styles.website}>
      <div className={styles.star}>
        <Star website={website} />
      </div>
      <div className={styles.name}>
        <Link to={paths.statistics(id)} className={styles.domain} title={domain}>
          {domain}
        </Link>
        {privacy !== undefined && <PrivacyMark privacy={privacy} />}
      </div>
      <div className={styles.figures}>
        <Figures {...figures} drawn={seen} />
      </div>
      <div className={styles.actions}>
        <IconLink to={paths.install(id)} label={text('websites.scriptOf', { domain })} icon={<CodeXml />} />
        <IconLink to={paths.settings(id)} label={text('websites.settingsOf', { domain })} icon={<Settings />} />
      </div>
    </li>
  )
}
