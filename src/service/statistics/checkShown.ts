import type { StatisticQuery } from '#contract/statisticQuery.ts'
import { invalid } from '#service/http/problems.ts'
import { type Reading, takesFilters } from '#service/Reading.ts'

/** Throws a 422 where something is asked for that is not shown. A filter shows what it keeps visitors by. */
export function checkShown(reading: Reading, { name, filters }: StatisticQuery): void {
  if (!reading.statistics.has(name)) throw invalid({ name: [`The statistic ${name} is not shown.`] })
  if (filters.length > 0 && !takesFilters(reading)) throw invalid({ filters: ['There are no filters here.'] })
  const hidden = filters.find((filter) => !reading.statistics.has(filter.name))
  if (hidden) throw invalid({ filters: [`The statistic ${hidden.name} is not shown.`] })
}
