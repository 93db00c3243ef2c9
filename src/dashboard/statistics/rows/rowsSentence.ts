import { statistics, type StatisticName } from '#contract/statistic.ts'
import { hourSpan } from '#dashboard/days/words.ts'
import { text } from '#dashboard/language/text.ts'
import { definitions } from '#dashboard/statistics/definitions.ts'
import { amount } from '#dashboard/statistics/picture/amount.ts'
import { exact, percent } from '#dashboard/ui/numbers.ts'
import type { PictureRow } from './pictureRows.ts'

/** `Firefox comes first with 412 visitors (34%), before Chrome (301) and Safari (120).` Rows are highest first, hours in their order. */
export function rowsSentence(name: StatisticName, rows: readonly PictureRow[]): string {
  const unit = statistics[name].count
  const [first, second, third] = rows.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  if (!first) return text('rows.sentence.none', { what: unit })
  const counted = amount(first.count, unit)
  const lead =
    first.share === null ? counted : text('rows.sentence.lead', { amount: counted, share: percent(first.share) })
  const { picture } = definitions[name]
  if (picture === 'week') return text('rows.sentence.week', { ...weekHour(first.value), lead })
  if (picture === 'hours') return text('rows.sentence.hours', { when: hourSpan(first.value), lead })
  return text('rows.sentence', {
    others: [second, third].filter(Boolean).length,
    first: first.name,
    lead,
    second: second ? other(second) : '',
    third: third ? other(third) : '',
  })
}

const other = ({ name, count }: PictureRow) => text('rows.sentence.other', { name, count: exact(count) })

/** Of `2T14` that the day is the second and `between 14:00 and 15:00`. */
function weekHour(value: string): { day: string; hours: string } {
  const [day = '', hour = ''] = value.split('T')
  return { day, hours: hourSpan(hour) }
}
