import type { Hits, Meant } from '#service/storage/hits/openHits.ts'

export type Counted = {
  hits: number
  visitors: number
  days: number
  from_date: string | null
  to_date: string | null
}

type Row = { hits: number; visitors: number; days: number; first: string; last: string }

/** How many hits are meant, of whom, and on which days of the website. */
export async function countHits(hits: Pick<Hits, 'read'>, { condition, parameters }: Meant): Promise<Counted> {
  const [row] = await hits.read<Row>(
    `SELECT count() AS hits, uniqExact(visitor) AS visitors,
       uniqExact(toDate(time, {timezone:String})) AS days,
       toString(toDate(min(time), {timezone:String})) AS first,
       toString(toDate(max(time), {timezone:String})) AS last
     FROM hits WHERE ${condition}`,
    parameters,
  )
  if (!row || row.hits === 0) return { hits: 0, visitors: 0, days: 0, from_date: null, to_date: null }
  const { first, last, ...counts } = row
  return { ...counts, from_date: first, to_date: last }
}
