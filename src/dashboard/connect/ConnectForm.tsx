import { connect } from '#dashboard/http/connection.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { TextField } from '#dashboard/ui/TextField.tsx'
import { useForm } from 'react-hook-form'
import styles from './ConnectForm.module.css'
import { serviceAddress } from './serviceAddress.ts'
import { tryConnection } from './tryConnection.ts'

/** Tries a service and a key before it stores them. */
export function ConnectForm() {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { address: '', key: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (typed) => {
    const address = serviceAddress(typed.address, location.origin)
    if (address === null) return setError('address', { message: text('connect.address.wrong') }, { shouldFocus: true })
    const connection = { address, key: typed.key.trim() }
    const refusal = await tryConnection(connection)
    if (refusal) return setError(refusal.field, { message: refusal.message }, { shouldFocus: true })
    return connect(connection)
  })

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={text('connect.key')}
        type="password"
        autoComplete="current-password"
        dir="ltr"
        spellCheck={false}
        error={errors.key?.message}
        {...register('key', { validate: (key) => key.trim() !== '' || text('connect.key.missing') })}
      />
      <TextField
        label={text('connect.address')}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        dir="ltr"
        spellCheck={false}
        placeholder={location.origin}
        hint={text('connect.address.hint')}
        error={errors.address?.message}
        {...register('address')}
      />
      <Button type="submit" look="primary" busy={isSubmitting}>
        {text(isSubmitting ? 'connect.busy' : 'connect.action')}
      </Button>
    </form>
  )
}
