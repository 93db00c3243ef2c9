import type { HitsInTurn } from './hitLines.ts'

type Hour = { time: string; reason: string; count: number }

/** What became of the hits that a website was sent, hour by hour, each as a line of JSON; a year at a time. */
export async function* receivedLines({ hits, inTurn }: HitsInTurn, website: number): AsyncGenerator<string> {
  const years = await inTurn(() =>
    hits.read<{ year: number }>(
      'SELECT toYear(time) AS year FROM received WHERE website_id = {website:UInt32} GROUP BY year ORDER BY year',
      { website },
    ),
  )
  for (const { year } of years) {
    const hours = await inTurn(() => hits.read<Hour>(statement, { website, year }))
    yield hours.map(line).join('')
  }
}

const statement = `
  SELECT toStartOfHour(time) AS time, reason, sum(received.count) AS count
  FROM received
  WHERE website_id = {website:UInt32} AND toYear(received.time) = {year:UInt16}
  GROUP BY time, reason
  ORDER BY time, reason`

const line = ({ time, ...rest }: Hour): string => `${JSON.stringify({ time: `${time.replace(' ', 'T')}Z`, ...rest })}\n`
