import { Day } from '#contract/fields.ts'
import { csvReader, type CsvRecord } from './csv.ts'
import type { FileReader, Format, Read, Subject } from './Format.ts'
import { type AggregateDay, visitsOf } from './plausibleDay.ts'

/** As many rows are kept as fill some hundred MB; nobody's export has more. */
const mostRows = 2_000_000
/** What a row may count. */
const mostCounted = 50_000_000

const header = /^(?:\xef\xbb\xbf)?"?date"?(?:,"?[a-z_0-9]+"?)+$/

/**
 * Plausible's export: tables of sums by day, in one file each (`imported_visitors_...csv`; Plausible.Exports in plausible/analytics).
 * They are no hits; hits are made that add up to them (docs/counting.md, "Imported days").
 */
export const plausibleFormat: Format = {
  starts: (line) => header.test(line),
  open(subject) {
    const days = new Map<string, AggregateDay>()
    let rows = 0
    let table: FileReader | undefined

    function add(record: CsvRecord): Read {
      // A 30 February is none, although it can be parsed.
      const { data: date } = Day.safeParse(record['date'])
      rows += 1
      if (date === undefined || rows > mostRows) return { dropped: 'malformed' }
      if (date > today(subject)) return { dropped: 'time' }
      const day = days.get(date) ?? emptyDay()
      days.set(date, day)
      return tableOf(record)(day, record, subject.domain) ? null : { dropped: 'malformed' }
    }

    return {
      read(line) {
        if (header.test(line)) table = csvReader(add)
        return table?.read(line) ?? null
      },
      *end() {
        for (const [date, day] of [...days].toSorted(([one], [other]) => (one < other ? -1 : 1)))
          yield* visitsOf(date, day, subject)
      },
    }
  },
}

const today = ({ now }: Subject) => new Date(now + 14 * 3_600_000).toISOString().slice(0, 10)

const emptyDay = (): AggregateDay => ({
  visitors: 0,
  pageviews: 0,
  pages: [],
  landings: [],
  sources: [],
  countries: [],
  browsers: [],
  systems: [],
  devices: [],
  events: [],
})

/** Takes a row into its day; false when it makes no sense. */
type Table = (day: AggregateDay, record: CsvRecord, domain: string) => boolean

/** By a column that no other table has. Where visitors went last, and versions, are counted nowhere here. */
const tables: readonly [column: string, table: Table][] = [
  ['entry_page', rowsOf('landings', 'entrances', ({ entry_page }) => entry_page)],
  ['exit_page', () => true],
  ['page', rowsOf('pages', 'pageviews', ({ page }) => page)],
  [
    'source',
    rowsOf('sources', 'visitors', (record) => ({
      referrer: referrerOf(record),
      campaign: record['utm_campaign'] ?? '',
    })),
  ],
  ['country', rowsOf('countries', 'visitors', ({ country }) => country)],
  ['browser', rowsOf('browsers', 'visitors', ({ browser }) => browser)],
  ['operating_system', rowsOf('systems', 'visitors', ({ operating_system }) => operating_system)],
  ['device', rowsOf('devices', 'visitors', ({ device }) => device)],
  [
    'events',
    rowsOf('events', 'events', ({ name, link_url = '', path = '', visitors }) => ({
      name: name ?? '',
      url: link_url,
      path,
      visitors: Number(visitors) || 1,
    })),
  ],
  [
    'visitors',
    (day, record) => {
      const [visitors, pageviews] = [countIn(record, 'visitors'), countIn(record, 'pageviews')]
      if (visitors === undefined || pageviews === undefined) return false
      day.visitors += visitors
      day.pageviews += pageviews
      return true
    },
  ],
]

const tableOf = (record: CsvRecord): Table => tables.find(([column]) => column in record)?.[1] ?? (() => false)

type List = Exclude<keyof AggregateDay, 'visitors' | 'pageviews'>

function rowsOf<Name extends List>(
  list: Name,
  counted: string,
  valueOf: (record: CsvRecord) => AggregateDay[Name][number]['value'] | undefined,
): Table {
  return (day, record) => {
    const count = countIn(record, counted)
    const value = valueOf(record)
    if (count === undefined || value === undefined) return false
    const rows: { value: unknown; count: number }[] = day[list]
    rows.push({ value, count })
    return true
  }
}

/** An empty field is none. */
function countIn(record: CsvRecord, name: string): number | undefined {
  const count = Number(record[name] || 0)
  return Number.isInteger(count) && count >= 0 && count <= mostCounted ? count : undefined
}

/** The page before, where it was known; else the source by its name, as a parameter of the page may have said it. */
function referrerOf({ referrer = '', source = '' }: CsvRecord): string {
  if (/^direct(?: \/ none)?$/i.test(source)) return ''
  return referrer || source
}
