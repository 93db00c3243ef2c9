import type { StatisticName, StatisticRow } from '#contract/statistic.ts'
import { useOffers } from '#dashboard/http/Offered.tsx'
import { statisticQuery } from '#dashboard/http/statistics.ts'
import { text } from '#dashboard/language/text.ts'
import { definitions, rowTitleOf } from '#dashboard/statistics/definitions.ts'
import { toggled } from '#dashboard/statistics/view/filters.ts'
import { useView } from '#dashboard/statistics/view/useView.ts'
import { useSettled } from '#dashboard/ui/useSettled.ts'
import { useQueries } from '@tanstack/react-query'
import type { EntryGroup } from './entry.ts'
import { questionOf } from './question.ts'
import { typingRest } from './typingRest.ts'
import type { Place } from './usePlace.ts'

/** The values that are in what is typed, `country: Ger` or `ger`, as filters of the statistics that are shown. */
export function useFilterEntries({ website, onStatistics }: Place, typed: string): EntryGroup[] {
  const offers = useOffers()
  const { view, filter } = useView(website ?? { id: 0 })
  const question = questionOf(useSettled(typed, typingRest))
  const asked = onStatistics && offers?.filters && website && question
  const names = asked ? question.names : []
  const answers = useQueries({
    queries: names.map((name) => ({
      ...statisticQuery(website?.id ?? 0, name, {
        ...view.range,
        per_page: 10,
        ...(question?.search && { search: question.search }),
      }),
      // What was found for other words is not what is meant now.
      placeholderData: () => undefined,
    })),
  })
  if (!asked) return []

  const entry = (name: StatisticName, { value, label }: StatisticRow) => {
    const called = label ?? definitions[name].name(value)
    return {
      id: `filter-${name}:${value}`,
      title: text('palette.filter', { statistic: rowTitleOf(name), value: called }),
      ...(called !== value && { more: value }),
      run: () => filter(toggled(view.filters, { name, operator: 'is', value })),
    }
  }
  const entries = names.flatMap((name, at) => answers[at]?.data?.data.map((row) => entry(name, row)) ?? [])
  return [{ title: text('palette.filters'), atFirst: 0, entries }]
}
