import { type AnyStatisticList, type StatisticName, statistics } from '#contract/statistic.ts'
import { text } from '#dashboard/language/text.ts'
import { amount } from '#dashboard/statistics/picture/amount.ts'
import { percent } from '#dashboard/ui/numbers.ts'

/** What rows count together that are not shown one by one; nothing where all are. */
export function OtherRows({ name, list: { meta } }: { name: StatisticName; list: AnyStatisticList }) {
  if (!meta?.other) return null
  const counted = amount(meta.other, statistics[name].count)
  return (
    <p className="quiet">
      {text('rows.other', { amount: counted, share: meta.sum ? percent(meta.other / meta.sum) : '' })}
    </p>
  )
}
