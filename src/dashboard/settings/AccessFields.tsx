import { RadioCards } from '#dashboard/ui/RadioCards.tsx'
import { TextField } from '#dashboard/ui/TextField.tsx'
import { useFormContext, useWatch } from 'react-hook-form'
import { Section } from './Section.tsx'
import type { WebsiteForm } from './websiteForm.ts'

const audiences = [
  { value: '0', label: 'Everyone', text: 'The statistics are public: anybody can read them, without a key.' },
  { value: '1', label: 'Only me', text: 'They are read with your API key and not otherwise.' },
  { value: '2', label: 'People with the password', text: 'Whoever has the password can read them, and nothing else.' },
]

export function AccessFields({ passwordStored }: { passwordStored: boolean }) {
  const { control, register, formState } = useFormContext<WebsiteForm>()
  const { errors } = formState
  return (
    <Section title="Access">
      <RadioCards
        legend="Who can see the statistics?"
        options={audiences}
        error={errors.privacy?.message}
        {...register('privacy')}
      />
      {useWatch({ control, name: 'privacy' }) === '2' && (
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={
            passwordStored
              ? 'Leave it empty to keep the present one. A new one ends the access of those who have the old.'
              : 'You hand it to the people who may read the statistics.'
          }
          error={errors.password?.message}
          {...register('password', {
            validate: (password) => passwordStored || password !== '' || 'Enter a password.',
          })}
        />
      )}
    </Section>
  )
}
