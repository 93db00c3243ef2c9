import { text } from '#dashboard/language/text.ts'
import { CheckField } from '#dashboard/ui/CheckField.tsx'
import { useFormContext } from 'react-hook-form'
import { Section } from '#dashboard/ui/Section.tsx'
import type { WebsiteForm } from './websiteForm.ts'

export function OwnFields() {
  const { register, formState } = useFormContext<WebsiteForm>()
  const { errors } = formState
  return (
    <Section title={text('settings.own')}>
      <CheckField
        label={text('settings.favorite')}
        hint={text('settings.favorite.text')}
        error={errors.favorite?.message}
        {...register('favorite')}
      />
    </Section>
  )
}
