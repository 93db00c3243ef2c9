import { offersQuery } from '#dashboard/http/offers.ts'
import { previewQuery } from '#dashboard/http/preview.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { entries } from './entries.ts'
import { useSettled } from '#dashboard/ui/useSettled.ts'
import type { WebsiteForm } from './websiteForm.ts'

/** How long nothing is typed before the service is asked, in milliseconds. */
const pause = 400

/** What the rules as they are edited would have changed; never asked of a service that does not say. */
export function usePreview(websiteId: number) {
  const { control } = useFormContext<WebsiteForm>()
  const offers = useQuery(offersQuery)
  const [typed, excludesBots] = useWatch({ control, name: ['exclude_params', 'exclude_bots'] })
  const exclude_params = useSettled(entries(typed).join('\n'), pause)
  const hasRules = exclude_params !== '' || excludesBots
  const offered = offers.data?.preview === true
  const preview = useQuery({
    ...previewQuery(websiteId, { exclude_params, exclude_bots: excludesBots ? 1 : 0 }),
    enabled: offered && hasRules,
  })
  return { offered, preview }
}
