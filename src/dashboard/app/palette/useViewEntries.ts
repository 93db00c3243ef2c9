import { presetNames, presetTitle } from '#dashboard/days/range.ts'
import { useOffers } from '#dashboard/http/Offered.tsx'
import { text } from '#dashboard/language/text.ts'
import { comparisonNames } from '#dashboard/statistics/view/comparison.ts'
import { useView } from '#dashboard/statistics/view/useView.ts'
import type { EntryGroup } from './entry.ts'
import type { Place } from './usePlace.ts'

/** Which days statistics show, and what those are compared with. */
export function useViewEntries({ website, onStatistics }: Place): EntryGroup[] {
  const { choice, choose, comparison, compare } = useView(website ?? { id: 0 })
  const offers = useOffers()
  if (!onStatistics) return []

  const days: EntryGroup = {
    title: text('view.days'),
    atFirst: 4,
    entries: presetNames.map((name) => ({
      id: `range-${name}`,
      title: presetTitle(name),
      current: name === choice,
      run: () => choose(name),
    })),
  }
  if (!offers?.comparison) return [days]
  const comparisons: EntryGroup = {
    title: text('view.compare'),
    atFirst: comparisonNames.length,
    entries: comparisonNames.map((name) => ({
      id: `compare-${name}`,
      title: text(`view.compare.${name}`),
      current: name === comparison,
      run: () => compare(name),
    })),
  }
  return [days, comparisons]
}
