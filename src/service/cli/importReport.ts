import type { ImportSummary } from '#service/importing/ImportSummary.ts'
import { counted, share } from './amounts.ts'
import { table } from './table.ts'

/** Why lines are left out, in the order in which they are told; what collecting says beside these is told as it is. */
const words: Record<string, string> = {
  known: 'imported before',
  page: 'images, scripts, feeds, downloads, ...',
  method: 'requests other than GET',
  status: 'redirects and errors',
  event: 'what is neither pageview nor event',
  bot: 'bots',
  ip: 'excluded addresses',
  spam: 'referrer spam',
  url: 'addresses that are no page',
  host: 'other hosts',
  time: 'in the future, or before 1991',
  malformed: 'not in the format',
}

/** What the formats are called where people read it. */
const formatWords: Record<string, string> = {
  combined: 'combined or common format',
  w3c: "W3C's extended format",
  json: 'JSON',
  plausible: "Plausible's export",
  umami: "Umami's export",
  goatcounter: "GoatCounter's export",
}

type Options = { dryRun: boolean; placeOf: (line: number) => string }

/** What an import did, as a table and some sentences. `placeOf` says where the line of a number is. */
export function importReport(summary: ImportSummary, { dryRun, placeOf }: Options): string[] {
  const { lines, taken, left_out, first_malformed, format } = summary
  const reasons = [...new Set([...Object.keys(words), ...Object.keys(left_out)])].filter((name) => left_out[name])
  const row = (title: string, count: number) => [title, counted(count), share(count, lines)]
  return [
    ...table(
      [
        { title: format === null ? '' : (formatWords[format] ?? format) },
        { title: 'Lines', align: 'right' },
        { title: '', align: 'right' },
      ],
      [
        row(dryRun ? 'Would be taken' : 'Taken', taken),
        ...reasons.map((name) => row(`Left out: ${words[name] ?? name}`, left_out[name] ?? 0)),
        row('All', lines),
      ],
    ),
    ...(first_malformed === null ? [] : ['', `The first line not in the format is ${placeOf(first_malformed)}.`]),
    ...range(summary),
  ]
}

function range({ days, visitors, collected }: ImportSummary): string[] {
  if (days === null) return []
  const span = days.first === days.last ? `On ${days.first}` : `From ${days.first} to ${days.last}`
  const told = [`${span}, visitors: ${counted(visitors)}`]
  if (collected > 0)
    told.push(`${counted(collected)} hits of this time were collected by the script. Who is in both counts twice.`)
  return ['', ...told]
}
