import { text } from '#dashboard/language/text.ts'
import { CheckField } from '#dashboard/ui/CheckField.tsx'
import { SelectField } from '#dashboard/ui/SelectField.tsx'
import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { EntryList } from './EntryList.tsx'
import { Section } from './Section.tsx'
import { timeZones } from './timeZones.ts'
import type { WebsiteForm } from './websiteForm.ts'

export function CountingFields({ timeZone }: { timeZone: string }) {
  const { register, formState } = useFormContext<WebsiteForm>()
  const { errors } = formState
  // Some 400 of them: made once, not at every key.
  const options = useMemo(() => timeZones(timeZone).map((zone) => <option key={zone}>{zone}</option>), [timeZone])

  return (
    <Section title={text('settings.counting')} below={text('settings.counting.text')}>
      <CheckField
        label={text('settings.exclude_bots')}
        hint={text('settings.exclude_bots.text')}
        error={errors.exclude_bots?.message}
        {...register('exclude_bots')}
      />
      <EntryList name="exclude_params" placeholder="session_*" />
      <EntryList name="exclude_ips" placeholder="203.0.113.7" />
      <SelectField
        label={text('settings.timezone')}
        hint={text('settings.timezone.text')}
        error={errors.timezone?.message}
        {...register('timezone')}
      >
        {timeZone === '' && <option value="">{text('settings.timezone.services')}</option>}
        {options}
      </SelectField>
    </Section>
  )
}
