import type { FrozenLinkCreate } from '#contract/frozenLink.ts'
import { type StatisticName, statistics } from '#contract/statistic.ts'
import type { StatisticQuery } from '#contract/statisticQuery.ts'
import type { Reading } from '#service/Reading.ts'
import type { StatisticPage } from '#service/StatisticPage.ts'
import type { FrozenAnswer } from './FrozenAnswer.ts'

/** More days than the longest range has, and more hours than a week: these are kept as a whole. */
const mostTimes = 4000

/** Of every other list the rows that count most; what is beyond them is counted together. */
const mostRows = 500

/** Reads every statistic that is shown, one after the other. */
export async function freeze(
  reading: Reading,
  { from, to, compare_from, compare_to }: FrozenLinkCreate,
  read: (query: StatisticQuery) => Promise<StatisticPage>,
): Promise<Map<StatisticName, FrozenAnswer>> {
  const answers = new Map<StatisticName, FrozenAnswer>()
  for (const name of reading.statistics) {
    const { rows, sum, before_sum } = await read({
      name,
      from,
      to,
      compare_from,
      compare_to,
      filters: [],
      search_by: 'value',
      page: 1,
      ...(isOverTime(name)
        ? { sort_by: 'value', sort: 'asc', per_page: mostTimes }
        : { sort_by: 'count', sort: 'desc', per_page: mostRows }),
    })
    const kept = rows.map(({ label: _label, ...row }) => row)
    answers.set(name, { rows: kept, sum, ...(before_sum !== undefined && { before_sum }) })
  }
  return answers
}

const isOverTime = (name: StatisticName) => ['day', 'hour', 'weekday_hour'].includes(statistics[name].value)
