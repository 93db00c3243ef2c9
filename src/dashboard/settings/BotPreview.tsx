import type { Preview } from '#contract/preview.ts'
import { countDays } from '#dashboard/days/day.ts'
import { text } from '#dashboard/language/text.ts'
import { Examples } from './Examples.tsx'

/** How many pageviews of bots would not have been stored, where they were. */
export function BotPreview({ preview }: { preview: Preview }) {
  return (
    <>
      <output>{sentence(preview)}</output>
      <Examples
        heads={[text('settings.preview.bot')]}
        rows={preview.bots.examples.map(({ value, count }) => ({ cells: [value], count }))}
      />
    </>
  )
}

function sentence({ from_date, to_date, pageviews: all, bots }: Preview): string {
  if (!bots.known) return text('settings.preview.bots.unknown')
  const days = countDays(from_date, to_date)
  if (all === 0) return text('settings.preview.none', { days })
  return text('settings.preview.bots', { count: bots.pageviews, all, days })
}
