import type { Amount, ReasonName, Row } from './Figures.ts'

/** What made the difference in visitors: most of it, or a part, or nothing alone; undefined where there is no difference to explain. */
export type Cause = { how: 'most' | 'part'; rows: Row<ReasonName>[] } | { how: 'spread' } | undefined

type Explanation = {
  cause: Cause
  /** What went its own way, the largest first, whether it explains the difference or was made up for. */
  changed: Row<ReasonName>[]
}

type Wholes = { visitors: Amount; pageviews: Amount }

const mostCauses = 3
/** Where somebody came from says more about why than where they live. */
const order: readonly ReasonName[] = ['referrer', 'campaign', 'page', 'country']

const mostChanged = 6
const mostOfOneStatistic = 2

/**
 * Finds in the rows that changed most those that account for the difference in visitors, and in pageviews for pages. A row that
 * only grew or shrank as the whole website did is none of them, and neither is one that may have changed by chance.
 */
export function explain(wholes: Wholes, rows: readonly Row<ReasonName>[]): Explanation {
  const ownWay = rows
    .filter((row) => wentItsOwnWay(row, wholeOf(row, wholes)))
    .toSorted((one, other) => weight(other, wholes) - weight(one, wholes))
  const changed = fewOfEach(ownWay).slice(0, mostChanged)
  if (!isNotable(wholes.visitors)) return { cause: undefined, changed }
  const way = Math.sign(difference(wholes.visitors))
  const causes = changed
    .filter((row) => Math.sign(difference(row)) === way && share(row, wholes) >= 1 / 4)
    .slice(0, mostCauses)
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
  if (causes.length === 0) return { cause: wholes.visitors.before > 0 ? { how: 'spread' } : undefined, changed }
  const isMost = causes.some(
    ({ name }) =>
      shareOfAll(
        causes.filter((row) => row.name === name),
        wholes,
      ) >=
      1 / 2,
  )
  return { cause: { how: isMost ? 'most' : 'part', rows: causes }, changed }
}

const difference = ({ now, before }: Amount) => now - before

/** Counts vary by about the root of what is counted: less than twice that is as good as none. */
const isNotable = (amount: Amount, by = difference(amount)) => Math.abs(by) >= 2 * Math.sqrt(amount.now + amount.before)

const wholeOf = ({ name }: Row, { visitors, pageviews }: Wholes) => (name === 'page' ? pageviews : visitors)

/** At least half of its difference is beyond what it would have had if it had done as the whole did. */
function wentItsOwnWay(row: Row, whole: Amount): boolean {
  if (whole.before === 0) return false
  const own = row.now - (row.before * whole.now) / whole.before
  return isNotable(row) && isNotable(row, own) && own / difference(row) >= 1 / 2
}

/** How much of the whole's difference is the row's; negative where it went the other way. */
function share(row: Row, wholes: Wholes): number {
  const whole = wholeOf(row, wholes)
  return isNotable(whole) ? difference(row) / difference(whole) : 0
}

const shareOfAll = (rows: readonly Row[], wholes: Wholes) => rows.reduce((sum, row) => sum + share(row, wholes), 0)

/** Pageviews are more than visitors: a difference counts by the part it is of the whole. */
const weight = (row: Row, wholes: Wholes) =>
  Math.abs(difference(row)) / Math.max(wholeOf(row, wholes).now, wholeOf(row, wholes).before)

const fewOfEach = <Name>(rows: readonly Row<Name>[]) =>
  rows.filter((row, index) => rows.slice(0, index).filter(({ name }) => name === row.name).length < mostOfOneStatistic)
