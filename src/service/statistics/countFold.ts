import { setTimeout as pause } from 'node:timers/promises'
import { type StatisticName, statisticNames } from '#contract/statistic.ts'
import { rangeDays } from './hitsInRange.ts'
import { everyHit } from './source.ts'
import { dailyStatementOf } from './statements.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import { onDays } from '#service/storage/hits/onDays.ts'
import { sourceParameters } from '#service/storage/hits/sources/sourceOf.ts'
import type { FoldRow, WebsiteRow } from '#service/storage/sql/tables.ts'
import { isMonth } from './folding/isMonth.ts'

type Parts = {
  hits: Pick<Hits, 'read' | 'folded'>
  website: Pick<WebsiteRow, 'id' | 'timezone' | 'domain'>
  fold: number
  days: Pick<FoldRow, 'first_day' | 'last_day'>
}

/** As many hits are read by one statement, those again that are read for several statistics: it takes about 100 ms. */
const mostRead = 1_000_000

/** Counts every statistic of days that are over, day by day and of a whole month, and keeps it as a fold. Throws where it cannot. */
export async function countFold({
  hits,
  website: { id: website, timezone, domain },
  fold,
  days,
}: Parts): Promise<void> {
  const bound = { website, timezone, domain, fold, ...sourceParameters }
  const { first_day: from, last_day: to } = days
  const keep = givingWay((statement: string, range: { from: string; to: string }) =>
    hits.folded.keep(statement, { ...bound, ...range }),
  )
  const counted = await hits.read<DayOfHits>(hitsByDay, { website, timezone, from, to })
  for (const { hits: there, ...range } of inRanges(counted))
    for (const names of inGroups(Math.max(1, Math.floor(mostRead / there)))) await keep(everyDay(names), range)
  if (isMonth(days)) await keep(wholeMonth, { from, to })
}

/** Between two statements others have as long as one took. */
const givingWay =
  <Given extends unknown[]>(work: (...given: Given) => Promise<void>) =>
  async (...given: Given): Promise<void> => {
    const began = performance.now()
    await work(...given)
    await pause(performance.now() - began)
  }

type DayOfHits = { day: string; hits: number }

/** Days that follow one another, and have no more hits than may be read at once unless one alone has. */
function inRanges(counted: readonly DayOfHits[]): { from: string; to: string; hits: number }[] {
  const ranges: { from: string; to: string; hits: number }[] = []
  for (const { day, hits } of counted) {
    const last = ranges.at(-1)
    if (last && last.hits + hits <= mostRead) {
      last.to = day
      last.hits += hits
    } else ranges.push({ from: day, to: day, hits })
  }
  return ranges
}

const inGroups = (size: number): StatisticName[][] =>
  Array.from({ length: Math.ceil(statisticNames.length / size) }, (_, index) =>
    statisticNames.slice(index * size, (index + 1) * size),
  )

const everyDay = (names: readonly StatisticName[]) =>
  names
    .map(
      (name) => `
        SELECT {website:UInt32}, '${name}', false, {fold:UInt32}, day, value, count
        FROM (${dailyStatementOf(name, everyHit(rangeDays))})`,
    )
    .join(' UNION ALL ')

const wholeMonth = `
  SELECT website_id, statistic, true, fold, toDate({from:String}), value, sum(count)
  FROM folded
  WHERE website_id = {website:UInt32} AND NOT whole AND fold = {fold:UInt32}
    AND day BETWEEN toDate({from:String}) AND toDate({to:String})
  GROUP BY website_id, statistic, fold, value`

const hitsByDay = `
  SELECT toString(toDate(time, {timezone:String})) AS day, count() AS hits
  FROM hits
  WHERE website_id = {website:UInt32} AND ${onDays('{from:String}', '{to:String}')}
  GROUP BY day ORDER BY day`
