import { text } from '#dashboard/language/text.ts'
import { RadioCards } from '#dashboard/ui/RadioCards.tsx'
import { TextField } from '#dashboard/ui/TextField.tsx'
import { useFormContext, useWatch } from 'react-hook-form'
import { Section } from '#dashboard/ui/Section.tsx'
import type { WebsiteForm } from './websiteForm.ts'

const audiences = ['0', '1', '2'] as const

export function AccessFields({ passwordStored }: { passwordStored: boolean }) {
  const { control, register, formState } = useFormContext<WebsiteForm>()
  const { errors } = formState
  return (
    <Section title={text('settings.access')}>
      <RadioCards
        legend={text('settings.privacy')}
        options={audiences.map((value) => ({
          value,
          label: text(`settings.privacy.${value}`),
          text: text(`settings.privacy.${value}.text`),
        }))}
        error={errors.privacy?.message}
        {...register('privacy')}
      />
      {useWatch({ control, name: 'privacy' }) === '2' && (
        <TextField
          label={text('settings.password')}
          type="password"
          autoComplete="new-password"
          hint={text(passwordStored ? 'settings.password.stored' : 'settings.password.new')}
          error={errors.password?.message}
          {...register('password', {
            validate: (password) => passwordStored || password !== '' || text('settings.password.missing'),
          })}
        />
      )}
    </Section>
  )
}
