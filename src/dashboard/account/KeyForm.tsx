import { type Access, longestKeyName, type NewKey } from '#contract/account.ts'
import { accountKey, makeKey } from '#dashboard/http/account.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { DialogActions } from '#dashboard/ui/DialogActions.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { RadioCards } from '#dashboard/ui/RadioCards.tsx'
import { SelectField } from '#dashboard/ui/SelectField.tsx'
import { showFieldErrors } from '#dashboard/ui/showFieldErrors.ts'
import { TextField } from '#dashboard/ui/TextField.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { afterDays } from './afterDays.ts'
import styles from './KeyForm.module.css'

type Form = { name: string; access: Access; days: string }

const accesses = ['full', 'read'] as const
const lifetimes = ['30', '90', '365'] as const

export function KeyForm({ onMade, onClose }: { onMade: (key: NewKey) => void; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<unknown>(null)
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    defaultValues: { name: '', access: 'full', days: '' },
  })

  const submit = handleSubmit(async ({ name, access, days }) => {
    setFailure(null)
    try {
      onMade(await makeKey({ name, access, expires_at: afterDays(Number(days)) }))
      void queryClient.invalidateQueries({ queryKey: accountKey })
    } catch (error) {
      if (!showFieldErrors(error, setError, ['name', 'access'])) setFailure(error)
    }
  })

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {failure !== null && <FailedState error={failure} />}
      <TextField
        label={text('account.key.name')}
        hint={text('account.key.name.hint')}
        maxLength={longestKeyName}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name', { validate: (name) => name.trim() !== '' || text('account.key.name.missing') })}
      />
      <RadioCards
        legend={text('account.access')}
        options={accesses.map((value) => ({
          value,
          label: text(`account.access.${value}`),
          text: text(`account.access.${value}.text`),
        }))}
        error={formState.errors.access?.message}
        {...register('access')}
      />
      <SelectField label={text('account.key.lifetime')} {...register('days')}>
        <option value="">{text('account.key.lifetime.ever')}</option>
        {lifetimes.map((days) => (
          <option key={days} value={days}>
            {text('account.key.lifetime.days', { count: Number(days) })}
          </option>
        ))}
      </SelectField>
      <DialogActions>
        <Button onClick={onClose}>{text('ui.cancel')}</Button>
        <Button type="submit" look="primary" busy={formState.isSubmitting}>
          {text('account.key.make')}
        </Button>
      </DialogActions>
    </form>
  )
}
