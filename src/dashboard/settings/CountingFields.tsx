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
    <Section title="Counting">
      <CheckField
        label="Leave out bots"
        hint="Crawlers and other programs that say what they are do not count as visitors."
        error={errors.exclude_bots?.message}
        {...register('exclude_bots')}
      />
      <EntryList
        name="exclude_params"
        label="Excluded parameters"
        entry="parameter"
        placeholder="session_*"
        hint="Taken out of the addresses of pages before they are counted. A * stands for any characters."
      />
      <EntryList
        name="exclude_ips"
        label="Excluded IP addresses"
        entry="address"
        placeholder="203.0.113.7"
        hint="Visits from here are not counted. An address, or a block such as 203.0.113.0/24."
      />
      <SelectField
        label="Time zone"
        hint="Where the website’s day begins and ends."
        error={errors.timezone?.message}
        {...register('timezone')}
      >
        {timeZone === '' && <option value="">The service’s own</option>}
        {options}
      </SelectField>
    </Section>
  )
}
