import type { Hit } from './Hit.ts'

/** The columns of the table `hits`, in the order in which a row of them is written. */
export const columns = [
  'website_id',
  'time',
  'visitor',
  'name',
  'page',
  'referrer',
  'campaign',
  'continent',
  'country',
  'city',
  'language',
  'browser',
  'os',
  'device',
  'resolution',
  'properties',
  'bot',
  'region',
  'utm_source',
  'utm_medium',
  'utm_term',
  'utm_content',
  'browser_version',
  'os_version',
  'model',
  'line',
  'import_id',
] as const satisfies (keyof Hit)[]

/** Whose rows these are, and of when, whatever else they have. */
export function timesOf(names: readonly string[], rows: readonly unknown[][]): Pick<Hit, 'website_id' | 'time'>[] {
  const [website, time] = [names.indexOf('website_id'), names.indexOf('time')]
  return rows.map((row) => ({ website_id: Number(row[website]), time: Number(row[time]) }))
}

/** The engine takes a whole number for milliseconds, which its times are kept in, and what is left out for empty. */
export const toRow = (hit: Hit) => columns.map((column) => hit[column])

/** A hit that waits to be loaded. It is text already: thousands wait at once, and as objects they keep the garbage collector busy. */
export type WrittenHit = Pick<Hit, 'website_id' | 'time' | 'visitor'> & { line: string; text: string }

/** The last two are known later. */
const written = columns.slice(0, -2)

/** `line` names what it was read of. */
export const writtenHit = (hit: Hit, line = '0'): WrittenHit => ({
  website_id: hit.website_id,
  time: hit.time,
  visitor: hit.visitor,
  line,
  text: written.map((column) => (column === 'time' ? instant(hit.time) : field(hit[column]))).join('\t'),
})

/** As the engine's `TabSeparated` has them. */
export const linesOf = (hits: readonly WrittenHit[], importId: number): Buffer =>
  Buffer.from(hits.map(({ text, line }) => `${text}\t${line}\t${importId}\n`).join(''))

/** Seconds, which are read as such if they have ten digits, and milliseconds. */
const instant = (time: number) =>
  `${String(Math.floor(time / 1000)).padStart(10, '0')}.${String(time % 1000).padStart(3, '0')}`

const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function field(value: string | number = ''): string {
  if (typeof value === 'number') return String(value)
  return special.test(value) ? value.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign) : value
}
