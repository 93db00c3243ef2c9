import type { Hits } from '#service/storage/hits/openHits.ts'
import type { ReadHit } from './ReadHit.ts'

type Reading = Pick<Hits, 'read'>

export type HitsInTurn = {
  hits: Reading
  /** Waits until it is the export's turn to read. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

/** Read at a time: some megabytes, however many hits there are. */
const portion = 10_000

/** A website's hits in the order of time, each as a line of JSON; some thousand lines at a time. */
export async function* hitLines(parts: HitsInTurn, websiteId: number): AsyncGenerator<string> {
  for (const { day } of await daysOf(parts, websiteId)) {
    let after = '1970-01-01 00:00:00.000'
    for (;;) {
      const rows = await readAfter(parts, websiteId, day, after)
      const last = rows.at(-1)
      if (!last) break
      yield rows.map(line).join('')
      after = last.time
    }
  }
}

const daysOf = ({ hits, inTurn }: HitsInTurn, website: number) =>
  inTurn(() =>
    hits.read<{ day: string }>(
      'SELECT toDate(time) AS day FROM hits WHERE website_id = {website:UInt32} GROUP BY day ORDER BY day',
      { website },
    ),
  )

/** All that came in the last moment that is read are read, so that the next portion begins with the moment after it. */
const readAfter = ({ hits, inTurn }: HitsInTurn, website: number, day: string, after: string) =>
  inTurn(() =>
    hits.read<ReadHit>(
      `SELECT time, toString(visitor) AS visitor, name, page, referrer, campaign, continent, country, city, language, browser, os,
         device, resolution, properties, bot, region, utm_source, utm_medium, utm_term, utm_content, browser_version, os_version, model,
         import_id
       FROM hits
       WHERE website_id = {website:UInt32} AND toDate(time) = {day:Date} AND time > {after:DateTime64(3, 'UTC')}
       ORDER BY time LIMIT ${portion} WITH TIES`,
      { website, day, after },
    ),
  )

const line = ({ time, properties, ...hit }: ReadHit): string =>
  `${JSON.stringify({ time: `${time.replace(' ', 'T')}Z`, ...hit, properties: parsed(properties) })}\n`

/** Properties are stored as JSON text. */
function parsed(properties: string): unknown {
  return properties === '' ? null : JSON.parse(properties)
}
