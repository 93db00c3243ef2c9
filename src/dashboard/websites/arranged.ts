import type { AnyWebsite } from '#contract/website.ts'
import type { WebsitePage } from '#dashboard/http/websites.ts'
import type { Sum } from './trend.ts'
import { mostAtOnce, sizeOf, type View } from './view.ts'

/** Whether all that is looked for is on this page; a service that does not count its list says no more than that it is full. */
export const isWhole = ({ data, meta }: WebsitePage, view: View): boolean =>
  meta ? meta.total <= data.length : data.length < sizeOf(view)

/** Whether all of it would fit on one page, the largest there is. */
export const fitsAtOnce = ({ data, meta }: WebsitePage): boolean => (meta?.total ?? data.length) <= mostAtOnce

/** What the list does with what the service gives. */
export type Arrangement = Pick<View, 'sort_by' | 'sort' | 'stars'>

/** Leaves it as it is. */
export const asGiven: Arrangement = { sort_by: 'id', sort: 'desc', stars: 'among' }

/** The websites in an order that no service knows. What has no figure, or no change that can be told, comes last. */
export function arranged(
  websites: readonly AnyWebsite[],
  { sort_by, sort, stars }: Arrangement,
  sums: ReadonlyMap<number, Sum>,
): readonly AnyWebsite[] {
  const figure = figures[sort_by]
  const inOrder = figure ? byFigure(websites, ({ id }) => figure(sums.get(id)), sort) : websites
  if (stars === 'among') return inOrder
  return [...inOrder.filter(isStarred), ...inOrder.filter((website) => !isStarred(website))]
}

const isStarred = ({ favorite }: AnyWebsite) => favorite === 1

type Figure = (sum: Sum | undefined) => number | null

const figures: Record<View['sort_by'], Figure | null> = {
  id: null,
  domain: null,
  visitors: (sum) => sum?.count ?? null,
  change: (sum) => (sum && sum.before > 0 ? (sum.count - sum.before) / sum.before : null),
}

function byFigure(
  websites: readonly AnyWebsite[],
  figureOf: (website: AnyWebsite) => number | null,
  sort: View['sort'],
): AnyWebsite[] {
  const known: { website: AnyWebsite; figure: number }[] = []
  const unknown: AnyWebsite[] = []
  for (const website of websites) {
    const figure = figureOf(website)
    if (figure === null) unknown.push(website)
    else known.push({ website, figure })
  }
  // Sorting keeps the order of equals.
  known.sort((one, other) => (sort === 'desc' ? other.figure - one.figure : one.figure - other.figure))
  return [...known.map(({ website }) => website), ...unknown]
}
