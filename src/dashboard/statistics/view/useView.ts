import type { Filter } from '#contract/filter.ts'
import { type RangeChoice, rangeOf, readChoice, writeChoice } from '#dashboard/days/range.ts'
import { offersQuery } from '#dashboard/http/offers.ts'
import { useToday } from '#dashboard/http/useToday.ts'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { comparedDays, type ComparisonChoice, readComparison, writeComparison } from './comparison.ts'
import { readFilters, writeFilters } from './filters.ts'
import { rememberChoice } from './remembered.ts'
import type { View } from './View.ts'

/** How an address asks to look at a website's statistics, as the days are now where the website is, and how to ask otherwise. */
export function useView(website: { id: number; timezone?: string | undefined }) {
  const { query, change } = useAddress()
  // Until the service is known it is taken for one that can: a link with filters shows what it says from the beginning.
  const canFilter = useQuery(offersQuery).data?.filters
  const day = useToday()(website)
  const choice = readChoice(query)
  const comparison = readComparison(query)
  const view = useMemo((): View => {
    const range = rangeOf(readChoice(query), day)
    return {
      range,
      before: comparedDays(readComparison(query), range),
      filters: canFilter === false ? [] : readFilters(query),
    }
  }, [query, day, canFilter])

  return {
    day,
    choice,
    comparison,
    view,
    canFilter: canFilter === true,
    choose: (chosen: RangeChoice) => {
      rememberChoice(website.id, chosen)
      change(writeChoice(chosen))
    },
    compare: (chosen: ComparisonChoice) => change(writeComparison(chosen)),
    filter: (filters: readonly Filter[]) => change({ filters: writeFilters(filters), page: undefined }),
  }
}

export type ViewControl = ReturnType<typeof useView>
