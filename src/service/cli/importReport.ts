import type { ImportSummary } from '#service/importing/ImportSummary.ts'
import { counted, share } from './amounts.ts'
import { table } from './table.ts'

/** Why lines are left out, in the order in which they are told; what collecting says beside these is told as it is. */
const words: Record<string, string> = {
  page: 'images, scripts, feeds, downloads, ...',
  method: 'requests other than GET',
  status: 'redirects and errors',
  bot: 'bots',
  ip: 'excluded addresses',
  spam: 'referrer spam',
  url: 'addresses that are no page',
  time: 'in the future, or before 1991',
  malformed: 'not in combined format',
}

/** What an import did, as a table and some sentences. `placeOf` says where the line of a number is. */
export function importReport(summary: ImportSummary, placeOf: (line: number) => string): string[] {
  const { lines, taken, left_out, first_malformed } = summary
  const reasons = [...new Set([...Object.keys(words), ...Object.keys(left_out)])].filter((name) => left_out[name])
  const row = (title: string, count: number) => [title, counted(count), share(count, lines)]
  return [
    ...table(
      [{ title: '' }, { title: 'Lines', align: 'right' }, { title: '', align: 'right' }],
      [
        row('Pageviews taken', taken),
        ...reasons.map((name) => row(`Left out: ${words[name] ?? name}`, left_out[name] ?? 0)),
        row('All', lines),
      ],
    ),
    ...(first_malformed === null ? [] : ['', `The first line not in combined format is ${placeOf(first_malformed)}.`]),
    ...range(summary),
  ]
}

function range({ days, visitors, before }: ImportSummary): string[] {
  if (days === null) return []
  const span = days.first === days.last ? `On ${days.first}` : `From ${days.first} to ${days.last}`
  const told = [`${span}, visitors: ${counted(visitors)}`]
  if (before > 0)
    told.push(
      `${counted(before)} hits of this time were there before. If they are of the same log, they count twice now.`,
    )
  return ['', ...told]
}
