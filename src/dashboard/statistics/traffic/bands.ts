/** From where to where steps are marked, as parts of the chart's width. */
export type Band = { from: number; to: number }

/** The steps that are marked, each with half of the way to the steps beside it; those that touch are one. */
export function bandsOf(marked: readonly boolean[]): Band[] {
  const last = marked.length - 1
  const bands: Band[] = []
  for (const [step, is] of marked.entries()) {
    if (!is) continue
    const from = last > 0 ? Math.max(0, (step - 0.5) / last) : 0
    const to = last > 0 ? Math.min(1, (step + 0.5) / last) : 1
    const before = bands.at(-1)
    if (before && before.to >= from) before.to = to
    else bands.push({ from, to })
  }
  return bands
}
