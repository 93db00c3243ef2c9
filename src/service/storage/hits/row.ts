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
  'import_id',
  'line',
] as const satisfies (keyof Hit)[]

/** Whose rows these are, and of when, whatever else they have. */
export function timesOf(names: readonly string[], rows: readonly unknown[][]): Pick<Hit, 'website_id' | 'time'>[] {
  const [website, time] = [names.indexOf('website_id'), names.indexOf('time')]
  return rows.map((row) => ({ website_id: Number(row[website]), time: Number(row[time]) }))
}

/** The engine takes a whole number for milliseconds, which its times are kept in, and what is left out for empty. */
export const toRow = (hit: Hit) => columns.map((column) => hit[column])
