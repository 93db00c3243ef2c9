import type { Received } from '#contract/received.ts'
import { hourWords, rangeWords } from '#dashboard/days/words.ts'
import { text } from '#dashboard/language/text.ts'
import { durationWords, reasonName } from '#dashboard/received/words.ts'
import { exact } from '#dashboard/ui/numbers.ts'

const none = '–'

/** What became of hits day by day, or hour by hour of one day; a day on which nothing came and nothing was missed has no row. */
export function receivedTable({ steps, left_out }: Received): { head: string[]; rows: string[][] } {
  const isByHour = steps.some(({ at }) => at.length > 10)
  const hasGaps = steps.some(({ missing }) => missing > 0)
  return {
    head: [
      text('traffic.unit', { unit: isByHour ? 'hour' : 'day' }),
      text('reasons.stored'),
      ...left_out.map(({ reason }) => reasonName(reason)),
      ...(hasGaps ? [text('received.column.missing')] : []),
    ],
    rows: steps.map((step) => {
      const counts = new Map(step.left_out.map(({ reason, count }) => [reason, count]))
      return [
        isByHour ? hourWords(step.at.slice(11)) : rangeWords({ from: step.at, to: step.at }),
        exact(step.stored),
        ...left_out.map(({ reason }) => exact(counts.get(reason) ?? 0)),
        ...(hasGaps ? [step.missing > 0 ? durationWords(step.missing) : none] : []),
      ]
    }),
  }
}
