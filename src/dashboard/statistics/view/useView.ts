import type { Filter } from '#contract/filter.ts'
import type { FrozenNumbers } from '#contract/share.ts'
import type { Day } from '#dashboard/days/day.ts'
import { type RangeChoice, rangeOf, readChoice, writeChoice } from '#dashboard/days/range.ts'
import { useOffers } from '#dashboard/http/Offered.tsx'
import { useToday } from '#dashboard/http/useToday.ts'
import { useReadingIfAny } from '#dashboard/reading.ts'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { useMemo } from 'react'
import { comparedDays, type ComparisonChoice, readComparison, writeComparison } from './comparison.ts'
import { readFilters, writeFilters } from './filters.ts'
import { rememberChoice } from './remembered.ts'
import type { View } from './View.ts'

/** How an address asks to look at a website's statistics, as the days are now where the website is, and how to ask otherwise. */
export function useView(website: { id: number; timezone?: string | undefined }) {
  const { id } = website
  const { query, change } = useAddress()
  // Until the service is known it is taken for one that can: a link with filters shows what it says from the beginning.
  const canFilter = useOffers()?.filters
  const day = useToday()(website)
  const { frozen, isOwn } = useReadingIfAny() ?? beside
  const view = useMemo(
    () => (frozen ? frozenView(frozen) : viewIn(query, day, canFilter !== false)),
    [query, day, canFilter, frozen],
  )

  // The same until something of it changes, so that cards are not drawn again for what concerns them not.
  return useMemo(
    () => ({
      day,
      choice: readChoice(query),
      comparison: readComparison(query),
      view,
      canFilter: canFilter === true,
      /** Whether there are other days to look at. */
      canChoose: frozen === null,
      choose: (chosen: RangeChoice) => {
        if (isOwn) rememberChoice(id, chosen)
        change(writeChoice(chosen))
      },
      compare: (chosen: ComparisonChoice) => change(writeComparison(chosen)),
      filter: (filters: readonly Filter[]) => change({ filters: writeFilters(filters), page: undefined }),
    }),
    [id, query, change, day, view, canFilter, frozen, isOwn],
  )
}

function viewIn(query: URLSearchParams, day: Day, canFilter: boolean): View {
  const range = rangeOf(readChoice(query), day)
  return {
    range,
    before: comparedDays(readComparison(query), range),
    filters: canFilter ? readFilters(query) : [],
  }
}

/** In the palette, which an owner opens. */
const beside = { frozen: null, isOwn: true }

/** Through what frozen numbers were seen, and nothing else can be. */
const frozenView = ({ from_date, to_date, compare_from_date, compare_to_date, created_at }: FrozenNumbers): View => ({
  range: { from: from_date, to: to_date },
  before:
    compare_from_date !== null && compare_to_date !== null ? { from: compare_from_date, to: compare_to_date } : null,
  filters: [],
  at: created_at,
})

export type ViewControl = ReturnType<typeof useView>
