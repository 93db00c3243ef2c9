import { websiteQuery } from '#dashboard/http/websites.ts'
import { text, withMessages } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { Contents } from '#dashboard/ui/Contents.tsx'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Link } from 'react-router'
import { DeleteWebsite } from './DeleteWebsite.tsx'
import { DeleteHitsSection } from './keeping/DeleteHitsSection.tsx'
import { OfferedSection } from './OfferedSection.tsx'
import styles from './Settings.module.css'
import { ScriptSection } from './ScriptSection.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import type { useDeleteWebsite } from './useDeleteWebsite.ts'

const AlertSettings = lazy(async () => {
  const module = await withMessages(import('./AlertSettings.tsx'), 'alerts')
  return { default: module.AlertSettings }
})
const Imports = lazy(async () => {
  const module = await withMessages(import('./imports/Imports.tsx'), 'imports')
  return { default: module.Imports }
})
const OwnDevices = lazy(async () => ({ default: (await import('./OwnDevices.tsx')).OwnDevices }))

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
            <OfferedSection offer="ownDevices" rows={3}>
              <OwnDevices website={data} />
            </OfferedSection>
            <OfferedSection offer="alerts" rows={5}>
              <AlertSettings websiteId={data.id} />
            </OfferedSection>
            <ScriptSection website={data} />
            <OfferedSection offer="imports" rows={2}>
              <Imports website={data} />
            </OfferedSection>
            <OfferedSection offer="keeping" rows={3}>
              <DeleteHitsSection website={data} />
            </OfferedSection>
            <DeleteWebsite domain={data.domain} remove={remove} />
          </Contents>
        )}
      </Loaded>
    </div>
  )
}
