import { offersQuery } from '#dashboard/http/offers.ts'
import { text } from '#dashboard/language/text.ts'
import { CheckField } from '#dashboard/ui/CheckField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { Reports } from './reports/Reports.tsx'
import { Section } from '#dashboard/ui/Section.tsx'
import type { WebsiteForm } from './websiteForm.ts'

/** Whether the website is reported and, where the service tells more of its reports, that. */
export function ReportFields() {
  const { register, formState } = useFormContext<WebsiteForm>()
  const offers = useQuery(offersQuery)
  return (
    <Section title={text('reports.title')}>
      <CheckField
        label={text('settings.email')}
        hint={offers.data?.reports ? undefined : text('settings.email.text')}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      {offers.data?.reports && <Reports />}
    </Section>
  )
}
