import type { AnyWebsite } from '#contract/website.ts'
import { useOffers } from '#dashboard/http/Offered.tsx'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { useReading } from '#dashboard/reading.ts'
import { IconLink } from '#dashboard/ui/IconLink.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { Settings } from 'lucide-react'
import { Link } from 'react-router'
import { LiveCount } from './live/LiveCount.tsx'
import styles from './StatisticsHeader.module.css'
import { FilterBar } from './view/FilterBar.tsx'
import { FrozenDays } from './view/FrozenDays.tsx'
import type { ViewControl } from './view/useView.ts'
import { useViewKeys } from './view/useViewKeys.ts'
import { ViewBar } from './view/ViewBar.tsx'
import { WebsiteMenu } from './WebsiteMenu.tsx'

type Props = {
  website: AnyWebsite
  control: ViewControl
  /** Whether what goes on live is followed: it holds a connection that figures could use. */
  isDue: boolean
}

/** Which website it is, who is counted, and which days. It stays in sight. */
export function StatisticsHeader({ website, control, isDue }: Props) {
  const reading = useReading()
  useViewKeys(control)
  const offersLive = useOffers()?.live
  return (
    <div className={styles.header} data-filtered={control.view.filters.length > 0 || undefined}>
      <PageHeader
        title={website.domain}
        above={reading.isOwn ? <Link to={paths.websites}>{text('app.websites')}</Link> : text('statistics.shared')}
        actions={
          <>
            {reading.isOwn && (
              <>
                <WebsiteMenu website={website} />
                <IconLink
                  to={paths.settings(website.id)}
                  label={text('statistics.settings')}
                  icon={<Settings aria-hidden />}
                />
              </>
            )}
            {offersLive && isDue && <LiveCount websiteId={website.id} />}
          </>
        }
      />
      {control.canFilter && <FilterBar websiteId={website.id} control={control} />}
      {reading.frozen ? <FrozenDays control={control} /> : <ViewBar control={control} />}
    </div>
  )
}
