import { CheckField } from '#dashboard/ui/CheckField.tsx'
import { useFormContext } from 'react-hook-form'
import { Section } from './Section.tsx'
import type { WebsiteForm } from './websiteForm.ts'

export function OwnFields() {
  const { register, formState } = useFormContext<WebsiteForm>()
  const { errors } = formState
  return (
    <Section title="For you">
      <CheckField
        label="Send me reports by e-mail"
        hint="They go to the address of your account, if the service has been given a mail server."
        error={errors.email?.message}
        {...register('email')}
      />
      <CheckField
        label="Favorite"
        hint="The list of websites can show favorites alone."
        error={errors.favorite?.message}
        {...register('favorite')}
      />
    </Section>
  )
}
