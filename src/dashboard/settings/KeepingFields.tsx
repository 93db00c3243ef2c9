import { text } from '#dashboard/language/text.ts'
import { Section } from '#dashboard/ui/Section.tsx'
import { SelectField } from '#dashboard/ui/SelectField.tsx'
import { useFormContext, useWatch } from 'react-hook-form'
import { RetentionWarning } from './keeping/RetentionWarning.tsx'
import type { WebsiteForm } from './websiteForm.ts'

/** Months that people ask for: a year and the same month before it, what laws name, and whole years. */
const usual = [1, 3, 6, 12, 13, 14, 24, 25, 26, 36, 48, 60]

/** For how long hits are kept, and what would be deleted. `saved`: as the service has it. */
export function KeepingFields({ websiteId, saved }: { websiteId: number; saved: string }) {
  const { control, register, formState } = useFormContext<WebsiteForm>()
  const chosen = useWatch({ control, name: 'keep_months' })
  const months = usual.includes(Number(saved)) || saved === '' ? usual : [...usual, Number(saved)].toSorted(byNumber)
  return (
    <Section title={text('keeping.title')}>
      <SelectField
        label={text('keeping.months')}
        hint={text('keeping.months.text')}
        error={formState.errors.keep_months?.message}
        {...register('keep_months')}
      >
        <option value="">{text('keeping.months.ever')}</option>
        {months.map((number) => (
          <option key={number} value={number}>
            {text('keeping.months.some', { months: number })}
          </option>
        ))}
      </SelectField>
      {chosen !== '' && chosen !== saved && <RetentionWarning websiteId={websiteId} months={Number(chosen)} />}
    </Section>
  )
}

const byNumber = (one: number, other: number) => one - other
