import type { AnyWebsite } from '#contract/website.ts'
import { addDays, countDays, dayOf } from '#dashboard/days/day.ts'
import { type Range, rangeSearch } from '#dashboard/days/range.ts'
import { withinWords } from '#dashboard/days/words.ts'
import { ButtonLink } from '#dashboard/ui/ButtonLink.tsx'
import { EmptyState } from '#dashboard/ui/EmptyState.tsx'

/** A range without a single hit, and the way to one that has some. */
export function NobodyCame({ website, range }: { website: AnyWebsite; range: Range }) {
  const last = website.last_hit_at && dayOf(website.last_hit_at, website.timezone)
  const elsewhere = last && (last < range.from || last > range.to)
  return (
    <EmptyState
      title={`Nobody came ${withinWords(range)}.`}
      action={
        <>
          {elsewhere && (
            <ButtonLink to={rangeSearch({ from: addDays(last, -29), to: last })}>Show the days up to then</ButtonLink>
          )}
          {countDays(range.from, range.to) < 365 && <ButtonLink to="?range=12m">Show the last 12 months</ButtonLink>}
        </>
      }
    >
      {elsewhere && <p>{`The last visit was ${withinWords({ from: last, to: last })}.`}</p>}
      Bots, and what the website’s settings leave out, are not counted.
    </EmptyState>
  )
}
