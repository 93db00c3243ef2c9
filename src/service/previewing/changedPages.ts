import { setImmediate as others } from 'node:timers/promises'
import { type Preview, previewExamples } from '#contract/preview.ts'

/** Pages whose queries have the same names of parameters, with the most frequent of them; counts of these are negative. */
export type Queries = { names: string; count: number; most: [count: number, page: string][] }

/** How long other requests wait at most while many names are looked at, in milliseconds. */
const longestTurn = 10

/** Which stored pages would be written otherwise. The names of a page's parameters alone decide that. */
export async function changedPages(
  all: readonly Queries[],
  rewritten: (page: string) => string,
): Promise<Preview['parameters']> {
  const changed: Queries[] = []
  let began = performance.now()
  for (const queries of all) {
    if (performance.now() - began > longestTurn) {
      await others()
      began = performance.now()
    }
    const page = `?${queries.names}`
    if (rewritten(page) !== page) changed.push(queries)
  }
  return {
    pageviews: changed.reduce((sum, { count }) => sum + count, 0),
    examples: changed
      .flatMap(({ most }) => most)
      .toSorted(([one, page], [other, another]) => one - other || (page < another ? -1 : 1))
      .slice(0, previewExamples)
      .map(([count, page]) => ({ page, becomes: rewritten(page), count: -count })),
  }
}
