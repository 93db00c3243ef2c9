import { ApiError } from '#dashboard/http/ApiError.ts'
import { openWithPassword } from '#dashboard/http/share.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { clockTime } from '#dashboard/ui/clockTime.ts'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { TextField } from '#dashboard/ui/TextField.tsx'
import { whatHappened } from '#dashboard/ui/whatHappened.ts'
import { useForm } from 'react-hook-form'
import { keepAccessToken } from './accessToken.ts'
import styles from './PasswordForm.module.css'

type Props = {
  id: number
  /** As the address has it. */
  domain: string
  title: string
  /** Whether a password opened it before. */
  hasEnded: boolean
}

/** Asks for the password of a website, and says whether it was wrong, or when there may be another try. */
export function PasswordForm({ id, domain, title, hasEnded }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password }) => {
    try {
      keepAccessToken(domain, await openWithPassword(id, password))
    } catch (error) {
      setError('password', { message: whyNot(error) }, { shouldFocus: true })
    }
  })

  return (
    <div className={styles.page}>
      <PageHeader title={title} above={text('sharing.shared')}>
        {text(hasEnded ? 'sharing.password.ended' : 'sharing.password.text')}
      </PageHeader>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={text('sharing.password')}
          type="password"
          autoComplete="current-password"
          maxLength={256}
          error={errors.password?.message}
          {...register('password', { validate: (password) => password !== '' || text('sharing.password.missing') })}
        />
        <Button type="submit" look="primary" busy={isSubmitting}>
          {text('sharing.password.open')}
        </Button>
      </form>
    </div>
  )
}

function whyNot(error: unknown): string {
  if (error instanceof ApiError && error.status === 422) return text('sharing.password.wrong')
  if (error instanceof ApiError && error.status === 429)
    return text('sharing.password.tooMany', { moment: clockTime(Date.now() + (error.retryAfter ?? 60) * 1000) })
  return whatHappened(error).reason
}
