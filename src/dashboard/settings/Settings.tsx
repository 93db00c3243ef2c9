import { websiteQuery } from '#dashboard/http/websites.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { Contents } from '#dashboard/ui/Contents.tsx'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { AlertsSection } from './AlertsSection.tsx'
import { DeleteWebsite } from './DeleteWebsite.tsx'
import { OwnDevicesSection } from './OwnDevicesSection.tsx'
import { DeleteHitsSection } from './keeping/DeleteHitsSection.tsx'
import styles from './Settings.module.css'
import { ImportsSection } from './imports/ImportsSection.tsx'
import { ScriptSection } from './ScriptSection.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import type { useDeleteWebsite } from './useDeleteWebsite.ts'

/** The settings of one website and, apart from them, its end. */
export function Settings({ id, remove }: { id: number; remove: ReturnType<typeof useDeleteWebsite> }) {
  const website = useQuery(websiteQuery(id))
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('settings.title')}
        above={website.data?.domain}
        actions={
          <>
            <Link to={paths.statistics(id)}>{text('settings.statistics')}</Link>
            <Link to={paths.install(id)}>{text('settings.script')}</Link>
          </>
        }
      />
      <Loaded query={website}>
        {(data) => (
          <Contents label={text('settings.contents')}>
            <SettingsForm website={data} />
            <OwnDevicesSection website={data} />
            <AlertsSection website={data} />
            <ScriptSection website={data} />
            <ImportsSection website={data} />
            <DeleteHitsSection website={data} />
            <DeleteWebsite domain={data.domain} remove={remove} />
          </Contents>
        )}
      </Loaded>
    </div>
  )
}
