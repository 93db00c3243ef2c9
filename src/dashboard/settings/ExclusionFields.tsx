import { ApiError } from '#dashboard/http/ApiError.ts'
import { useOffers } from '#dashboard/http/Offered.tsx'
import { text } from '#dashboard/language/text.ts'
import { CheckField } from '#dashboard/ui/CheckField.tsx'
import { useFormContext, useWatch } from 'react-hook-form'
import { BotPreview } from './BotPreview.tsx'
import { EntryList } from './EntryList.tsx'
import styles from './ExclusionFields.module.css'
import { OwnAddress } from './OwnAddress.tsx'
import { ParameterPreview } from './ParameterPreview.tsx'
import { RulePreview } from './RulePreview.tsx'
import { usePreview } from './usePreview.ts'
import type { WebsiteForm } from './websiteForm.ts'

/** What is not counted, and beside each rule what it would have changed. */
export function ExclusionFields({ websiteId }: { websiteId: number }) {
  const { control, register, formState } = useFormContext<WebsiteForm>()
  const [bots, parameters, addresses] = useWatch({ control, name: ['exclude_bots', 'exclude_params', 'exclude_ips'] })
  const offers = useOffers()
  const { offered, preview } = usePreview(websiteId)
  return (
    <>
      <div className={styles.rule}>
        <CheckField
          label={text('settings.exclude_bots')}
          hint={text('settings.exclude_bots.text')}
          error={formState.errors.exclude_bots?.message}
          {...register('exclude_bots')}
        />
        {bots && (
          <div className={styles.indented}>
            <RulePreview preview={preview}>{(known) => <BotPreview preview={known} />}</RulePreview>
          </div>
        )}
      </div>
      <EntryList name="exclude_params" placeholder="session_*" refusal={refusalOf(preview.error)}>
        {parameters.trim() !== '' && (
          <RulePreview preview={preview}>{(known) => <ParameterPreview preview={known} />}</RulePreview>
        )}
      </EntryList>
      <EntryList name="exclude_ips" placeholder="203.0.113.7">
        {offers?.ownAddress && <OwnAddress />}
        {offered && addresses.trim() !== '' && <p className="quiet">{text('settings.preview.addresses')}</p>}
      </EntryList>
    </>
  )
}

const refusalOf = (error: Error | null) =>
  error instanceof ApiError ? error.fields['exclude_params']?.join(' ') : undefined
