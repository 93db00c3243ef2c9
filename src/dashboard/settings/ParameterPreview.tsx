import type { Preview } from '#contract/preview.ts'
import { countDays } from '#dashboard/days/day.ts'
import { text } from '#dashboard/language/text.ts'
import { Examples } from './Examples.tsx'

/** How pages would have been written without the excluded parameters. */
export function ParameterPreview({ preview }: { preview: Preview }) {
  return (
    <>
      <output>{sentence(preview)}</output>
      <Examples
        heads={[text('settings.preview.page'), text('settings.preview.becomes')]}
        rows={preview.parameters.examples.map(({ page, becomes, count }) => ({ cells: [page, becomes], count }))}
      />
    </>
  )
}

function sentence({ from_date, to_date, pageviews: all, parameters }: Preview): string {
  const days = countDays(from_date, to_date)
  const count = parameters.pageviews
  if (all === 0) return text('settings.preview.none', { days })
  if (count === 0) return text('settings.preview.parameters.none', { all, days })
  return text('settings.preview.parameters', { count, all, days })
}
