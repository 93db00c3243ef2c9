import { text } from '#dashboard/language/text.ts'
import { SelectField } from '#dashboard/ui/SelectField.tsx'
import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { EntryList } from './EntryList.tsx'
import { ExclusionFields } from './ExclusionFields.tsx'
import { Section } from '#dashboard/ui/Section.tsx'
import { timeZones } from './timeZones.ts'
import type { WebsiteForm } from './websiteForm.ts'

type Props = {
  websiteId: number
  /** Whether the service keeps the hosts that a website is at. */
  hasHosts: boolean
  timeZone: string
}

export function CountingFields({ websiteId, hasHosts, timeZone }: Props) {
  const { register, formState } = useFormContext<WebsiteForm>()
  // Some 400 of them: made once, not at every key.
  const options = useMemo(() => timeZones(timeZone).map((zone) => <option key={zone}>{zone}</option>), [timeZone])

  return (
    <Section title={text('settings.counting')} below={text('settings.counting.text')}>
      <ExclusionFields websiteId={websiteId} />
      {hasHosts && <EntryList name="hosts" placeholder="*.example.com" />}
      <SelectField
        label={text('settings.timezone')}
        hint={text('settings.timezone.text')}
        error={formState.errors.timezone?.message}
        {...register('timezone')}
      >
        {timeZone === '' && <option value="">{text('settings.timezone.services')}</option>}
        {options}
      </SelectField>
    </Section>
  )
}
