import { text } from '#dashboard/language/text.ts'
import { durationWords } from '#dashboard/received/words.ts'
import { exact } from '#dashboard/ui/numbers.ts'
import { isGap } from './gaps.ts'
import { imported } from './imported.ts'
import { stepName } from './stepWords.ts'
import type { Counts, Traffic } from './traffic.ts'

const none = '–'

/** The numbers behind the main chart, a row each step; what was not counted step by step has no column. */
export function trafficTable(traffic: Traffic): { head: string[]; rows: string[][] } {
  const { unit, moments, beforeRange } = traffic
  const columns = (['visitors', 'pageviews', 'events'] as const).filter((name) =>
    moments.some(({ now, before }) => (now ?? before)?.[name] != null),
  )
  const hasGaps = moments.some((moment) => isGap(moment, traffic))
  const marked = imported(traffic)
  const told = (counts: Counts | null) => columns.map((name) => numberOf(counts, name))
  return {
    head: [
      text('traffic.unit', { unit }),
      ...columns.map((name) => text(`traffic.${name}`)),
      ...(beforeRange
        ? columns.map((name) => text('traffic.column.before', { measure: text(`traffic.${name}`) }))
        : []),
      ...(hasGaps ? [text('received.column.missing')] : []),
    ],
    rows: moments.map(({ at, now, before, missing }, step) => [
      marked[step] ? text('traffic.imported', { step: stepName[unit](at) }) : stepName[unit](at),
      ...told(now),
      ...(beforeRange ? told(before) : []),
      ...(hasGaps ? [missing ? durationWords(missing) : none] : []),
    ]),
  }
}

function numberOf(counts: Counts | null, name: keyof Counts): string {
  const count = counts?.[name] ?? null
  return count === null ? none : exact(count)
}
