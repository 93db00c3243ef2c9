import type { Alerts } from '#contract/alerts.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { CheckField } from '#dashboard/ui/CheckField.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { showFieldErrors } from '#dashboard/ui/showFieldErrors.ts'
import { TextField } from '#dashboard/ui/TextField.tsx'
import { toast } from '#dashboard/ui/toast.ts'
import { useForm, useWatch } from 'react-hook-form'
import styles from './AlertForm.module.css'
import { type AlertFields, changedAlerts, readAlerts } from './alertFields.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import type { useAlerts } from './useAlerts.ts'
import { webhookProblem } from './webhookProblem.ts'

const kinds = ['above', 'below', 'stopped'] as const

/** As long as the service takes it. */
const longestWebhook = 2048

type Props = { alerts: Alerts; save: ReturnType<typeof useAlerts>['save'] }

export function AlertForm({ alerts, save }: Props) {
  const saved = readAlerts(alerts)
  const form = useForm<AlertFields>({ values: saved, resetOptions: { keepDirtyValues: true } })
  const { register, setError, control, formState, reset } = form
  const edited = { ...saved, ...useWatch({ control }) }
  const changed = Object.keys(changedAlerts(saved, edited)).length > 0
  const atField = formState.errors.webhook !== undefined

  const submit = async (fields: AlertFields) => {
    try {
      reset(readAlerts(await save.mutateAsync(changedAlerts(saved, fields))), { keepDirtyValues: false })
      toast(text('alerts.saved'))
    } catch (error) {
      showFieldErrors(error, setError, ['webhook'])
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{text('alerts.when')}</legend>
        {kinds.map((kind) => (
          <CheckField
            key={kind}
            label={text(`alerts.kind.${kind}`)}
            hint={text(`alerts.kind.${kind}.text`)}
            {...register(kind)}
          />
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{text('alerts.how')}</legend>
        <CheckField
          label={text('alerts.mail')}
          hint={text(alerts.can_mail ? 'alerts.mail.text' : 'alerts.mail.none')}
          {...register('mail')}
        />
        <TextField
          label={text('alerts.webhook')}
          hint={text('alerts.webhook.text')}
          error={formState.errors.webhook?.message}
          type="url"
          inputMode="url"
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          maxLength={longestWebhook}
          placeholder="https://example.com/hook"
          {...register('webhook', { validate: webhookProblem })}
        />
      </fieldset>
      {save.error && !atField && <FailedState error={save.error} />}
      {changed && (
        <div>
          <Button type="submit" busy={save.isPending}>
            {text('alerts.save')}
          </Button>
        </div>
      )}
      <LeaveGuard active={changed} />
    </form>
  )
}
