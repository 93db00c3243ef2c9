import type { Piece } from './Piece.ts'

/** How many rows a website has on a day, `2026-11-20` in UTC. */
export type DayCount = { website_id: number; day: string; rows: number }

/** Read in about a quarter of a second, as others wait that long; some megabytes. */
const most = 50_000

/** A condition that names more would be long. */
const mostWebsites = 1000

type Pack = Pick<Piece, 'websites' | 'from' | 'to' | 'share' | 'of'> & {
  rows: number
  /** All that its websites have of the month. */
  isWhole: boolean
}

/** Packs the days of a month, ordered by website and day, into pieces of no more rows than `most`, as far as rows can be told apart. */
export function packed(table: Piece['table'], month: number, days: readonly DayCount[], atMost = most): Piece[] {
  const packs: Pack[] = []
  for (const pack of byWebsite(days).flatMap((own) => packsOf(own, atMost))) {
    const last = packs.at(-1)
    if (last && fit(last, pack, atMost)) packs[packs.length - 1] = joined(last, pack)
    else packs.push(pack)
  }
  return packs.map(({ websites, from, to, share, of }) => ({ table, month, websites, from, to, share, of }))
}

function byWebsite(days: readonly DayCount[]): DayCount[][] {
  const groups = new Map<number, DayCount[]>()
  for (const day of days) {
    const own = groups.get(day.website_id)
    if (own) own.push(day)
    else groups.set(day.website_id, [day])
  }
  return [...groups.values()]
}

/** All of a website's month where that is not too much; else it is cut between days, and a large day into shares. */
function packsOf(days: readonly DayCount[], atMost: number): Pack[] {
  const packs: Pack[] = []
  for (const { website_id, day, rows } of days) {
    const last = packs.at(-1)
    const of = Math.ceil(rows / atMost)
    if (last && last.of === 1 && last.rows + rows <= atMost) {
      last.to = day
      last.rows += rows
    } else
      for (let share = 0; share < of; share++)
        packs.push({
          websites: [website_id],
          from: day,
          to: day,
          share,
          of,
          rows: Math.ceil(rows / of),
          isWhole: false,
        })
  }
  const [only, ...others] = packs
  return only?.of === 1 && others.length === 0 ? [{ ...only, isWhole: true }] : packs
}

const fit = (one: Pack, other: Pack, atMost: number) =>
  one.isWhole && other.isWhole && one.websites.length < mostWebsites && one.rows + other.rows <= atMost

const joined = (one: Pack, other: Pack): Pack => ({
  ...one,
  websites: [...one.websites, ...other.websites],
  from: one.from < other.from ? one.from : other.from,
  to: one.to > other.to ? one.to : other.to,
  rows: one.rows + other.rows,
})
