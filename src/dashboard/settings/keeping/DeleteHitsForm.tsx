import type { AnyWebsite } from '#contract/website.ts'
import { today } from '#dashboard/days/day.ts'
import { countHits, type Which } from '#dashboard/http/keeping.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { TextField } from '#dashboard/ui/TextField.tsx'
import { showFieldErrors } from '#dashboard/ui/showFieldErrors.ts'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ConfirmDeletion } from './ConfirmDeletion.tsx'
import styles from './DeleteHitsForm.module.css'

const names = ['from', 'to', 'page'] as const

const empty = { from: '', to: '', page: '' }

/** Which hits are to go; they are counted before anybody is asked. */
export function DeleteHitsForm({ website }: { website: AnyWebsite }) {
  const form = useForm({ defaultValues: empty })
  const { errors } = form.formState
  const counting = useMutation({
    mutationFn: async (which: Which) => ({ which, counted: await countHits(website.id, which) }),
    onError: (error) => showFieldErrors(error, form.setError, names),
  })
  const { data, error } = counting
  const last = today(website.timezone)

  const submit = ({ from, to, page }: typeof empty) => {
    if (!from && !to && !page.trim())
      return form.setError('page', { message: text('keeping.missing') }, { shouldFocus: true })
    counting.mutate({ ...(from && { from }), ...(to && { to }), ...(page.trim() && { page: page.trim() }) })
  }

  return (
    <>
      <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <div className={styles.days}>
          <TextField
            type="date"
            label={text('keeping.from')}
            max={last}
            error={errors.from?.message}
            {...form.register('from')}
          />
          <TextField
            type="date"
            label={text('keeping.to')}
            max={last}
            error={errors.to?.message}
            {...form.register('to')}
          />
        </div>
        <TextField
          label={text('keeping.page')}
          hint={text('keeping.page.text')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.page?.message}
          {...form.register('page')}
        />
        <div>
          <Button type="submit" look="danger" busy={counting.isPending}>
            {text('keeping.delete.action')}
          </Button>
        </div>
        <output className={styles.said}>
          {data?.counted.hits === 0 && text('keeping.none')}
          {error && Object.keys(errors).length === 0 && <FailedState error={error} />}
        </output>
      </form>
      {data && data.counted.hits > 0 && (
        <ConfirmDeletion
          websiteId={website.id}
          which={data.which}
          counted={data.counted}
          onDeleted={() => form.reset(empty)}
          onClose={() => counting.reset()}
        />
      )}
    </>
  )
}
