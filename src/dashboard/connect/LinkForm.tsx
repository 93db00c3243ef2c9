import { linkMinutes } from '#contract/signIn.ts'
import { askForLink } from '#dashboard/http/account.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { showFieldErrors } from '#dashboard/ui/showFieldErrors.ts'
import { TextField } from '#dashboard/ui/TextField.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import styles from './LinkForm.module.css'

/** Has a link sent to the address of an account. Whether there is one nobody learns here. */
export function LinkForm() {
  const [failure, setFailure] = useState<unknown>(null)
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } })
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  const submit = handleSubmit(async ({ email }) => {
    setFailure(null)
    try {
      await askForLink(email.trim())
    } catch (error) {
      if (!showFieldErrors(error, setError, ['email'])) setFailure(error)
    }
  })

  const isSent = isSubmitSuccessful && failure === null && !errors.email
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <h2 className={styles.title}>{text('connect.link')}</h2>
      {failure !== null && <FailedState error={failure} />}
      <TextField
        label={text('connect.link.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email', { validate: (email) => email.trim() !== '' || text('connect.link.email.missing') })}
      />
      <Button type="submit" busy={isSubmitting}>
        {text('connect.link.action')}
      </Button>
      <output className={styles.sent}>{isSent && text('connect.link.sent', { minutes: linkMinutes })}</output>
    </form>
  )
}
