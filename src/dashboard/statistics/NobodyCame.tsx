import { countDays } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'
import { withinWords } from '#dashboard/days/words.ts'
import { ButtonLink } from '#dashboard/ui/ButtonLink.tsx'
import { EmptyState } from '#dashboard/ui/EmptyState.tsx'

/** A range without a single hit. */
export function NobodyCame({ range }: { range: Range }) {
  return (
    <EmptyState
      title={`Nobody came ${withinWords(range)}.`}
      action={countDays(range.from, range.to) < 365 && <ButtonLink to="?range=12m">Show the last 12 months</ButtonLink>}
    >
      Bots, and what the website’s settings leave out, are not counted.
    </EmptyState>
  )
}
