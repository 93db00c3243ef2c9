import type { AnyWebsite } from '#contract/website.ts'
import { useOffers } from '#dashboard/http/Offered.tsx'
import { text } from '#dashboard/language/text.ts'
import { showFieldErrors } from '#dashboard/ui/showFieldErrors.ts'
import { toast } from '#dashboard/ui/toast.ts'
import { useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { AccessFields } from './AccessFields.tsx'
import { CountingFields } from './CountingFields.tsx'
import { FrozenSection } from './FrozenSection.tsx'
import { KeepingFields } from './KeepingFields.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { OwnFields } from './OwnFields.tsx'
import { ReportFields } from './ReportFields.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SharingFields } from './SharingFields.tsx'
import styles from './SettingsForm.module.css'
import { useSaveWebsite } from './useSaveWebsite.ts'
import { changedFields, readForm, type WebsiteForm } from './websiteForm.ts'

/** Where the service's words about a field appear. */
const names = [
  'privacy',
  'password',
  'exclude_bots',
  'exclude_params',
  'exclude_ips',
  'hosts',
  'timezone',
  'favorite',
  'email',
  'share_statistics',
  'share_minimum',
  'share_embed',
  'keep_months',
] as const

export function SettingsForm({ website }: { website: AnyWebsite }) {
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const saved = readForm(website)
  // What has changed elsewhere shows, except where somebody is changing it here.
  const form = useForm<WebsiteForm>({ values: saved, resetOptions: { keepDirtyValues: true } })
  const save = useSaveWebsite(website)
  const offers = useOffers()
  const edited = { ...saved, ...useWatch({ control: form.control }) }
  const changed = Object.keys(changedFields(saved, edited)).length > 0

  const show = (values: WebsiteForm) => {
    setFailure(null)
    form.reset(values, { keepDirtyValues: false })
    // The bar with the button that was pressed leaves.
    element.current?.focus({ preventScroll: true })
  }

  const submit = async (values: WebsiteForm) => {
    setFailure(null)
    try {
      show(readForm(await save.mutateAsync(changedFields(saved, values))))
      toast(text('settings.saved'))
    } catch (error) {
      if (!showFieldErrors(error, form.setError, names)) setFailure(error)
    }
  }

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        tabIndex={-1}
        noValidate
        className={styles.form}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <AccessFields passwordStored={saved.privacy === '2'} />
        {offers?.sharing && <SharingFields domain={website.domain} privacy={saved.privacy} />}
        {offers?.sharing && <FrozenSection website={website} />}
        <CountingFields websiteId={website.id} hasHosts={website.hosts !== undefined} timeZone={saved.timezone} />
        {offers?.keeping && <KeepingFields websiteId={website.id} saved={saved.keep_months} />}
        <OwnFields />
        <ReportFields />
        {changed && <SaveBar busy={form.formState.isSubmitting} failure={failure} onDiscard={() => show(saved)} />}
      </form>
      <LeaveGuard active={changed} />
    </FormProvider>
  )
}
