import { useServiceAddress } from '#dashboard/embedding/useServiceAddress.ts'
import { text } from '#dashboard/language/text.ts'
import { Section } from '#dashboard/ui/Section.tsx'
import type { WebsiteForm } from './websiteForm.ts'
import { CheckField } from '#dashboard/ui/CheckField.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { TextField } from '#dashboard/ui/TextField.tsx'
import { useFormContext, useWatch } from 'react-hook-form'
import { EmbedCode } from './EmbedCode.tsx'
import { ShareLink } from './ShareLink.tsx'
import { TopicFields } from './TopicFields.tsx'

type Props = {
  domain: string
  /** As it is saved. */
  privacy: WebsiteForm['privacy']
}

/** What others see, and where. */
export function SharingFields({ domain, privacy }: Props) {
  const { control, register, formState } = useFormContext<WebsiteForm>()
  const { errors } = formState
  const service = useServiceAddress()
  const embeds = useWatch({ control, name: 'share_embed' })
  const address = service && `${service}/share/${domain}`
  return (
    <Section title={text('sharing.title')} below={text(`sharing.who.${privacy}`)}>
      {privacy !== '1' && (address === null ? <Skeleton height="52px" /> : <ShareLink address={address} />)}
      <TopicFields />
      <TextField
        label={text('sharing.minimum')}
        hint={text('sharing.minimum.text')}
        type="number"
        inputMode="numeric"
        min={0}
        max={1000}
        error={errors.share_minimum?.message}
        {...register('share_minimum', {
          validate: (typed) => /^\d{1,4}$/.test(typed) || text('sharing.minimum.wrong'),
        })}
      />
      <CheckField
        label={text('sharing.embed')}
        hint={text(privacy === '0' ? 'sharing.embed.text' : 'sharing.embed.public')}
        error={errors.share_embed?.message}
        {...register('share_embed')}
      />
      {embeds && privacy === '0' && address !== null && <EmbedCode domain={domain} address={address} />}
    </Section>
  )
}
