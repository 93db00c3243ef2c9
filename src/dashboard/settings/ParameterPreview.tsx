import type { Preview } from '#contract/preview.ts'
import { countDays } from '#dashboard/days/day.ts'
import { text } from '#dashboard/language/text.ts'
import { Examples } from './Examples.tsx'

/** How pages would have been written without the excluded parameters. */
export function ParameterPreview({ preview }: { preview: Preview }) {
  const { from_date, to_date, pageviews: all, parameters } = preview
  const days = countDays(from_date, to_date)
  const { pageviews: count, examples } = parameters
  return (
    <>
      <output>{sentence()}</output>
      <Examples
        heads={[text('settings.preview.page'), text('settings.preview.becomes')]}
        rows={examples.map(({ page, becomes, count: times }) => ({ cells: [page, becomes], count: times }))}
      />
    </>
  )

  function sentence(): string {
    if (all === 0) return text('settings.preview.none', { days })
    if (count === 0) return text('settings.preview.parameters.none', { all, days })
    return text('settings.preview.parameters', { count, all, days })
  }
}
