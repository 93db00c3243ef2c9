import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { Dialog } from '#dashboard/ui/Dialog.tsx'
import { DialogActions } from '#dashboard/ui/DialogActions.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { showFieldErrors } from '#dashboard/ui/showFieldErrors.ts'
import { TextField } from '#dashboard/ui/TextField.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useCreateWebsite } from './useCreateWebsite.ts'

/** One field; the service makes a domain of whatever address is pasted. */
export function AddWebsiteDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const create = useCreateWebsite()
  const [failure, setFailure] = useState<unknown>(null)
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { domain: '' } })

  const submit = handleSubmit(async (form) => {
    setFailure(null)
    try {
      const website = await create.mutateAsync(form)
      await navigate(paths.install(website.id))
    } catch (error) {
      if (!showFieldErrors(error, setError, ['domain'])) setFailure(error)
    }
  })

  return (
    <Dialog title={text('websites.add')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {failure !== null && <FailedState error={failure} />}
        <TextField
          label={text('websites.add.domain')}
          placeholder="example.com"
          hint={text('websites.add.domain.hint')}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          spellCheck={false}
          error={formState.errors.domain?.message}
          {...register('domain', { validate: (domain) => domain.trim() !== '' || text('websites.add.domain.missing') })}
        />
        <DialogActions>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={formState.isSubmitting}>
            {text('websites.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
