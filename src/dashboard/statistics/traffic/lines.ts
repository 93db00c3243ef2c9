/** The lines of the main chart: what is looked at, the number beside it, and the period before. */
export type Line = 'value' | 'beside' | 'before'

export const lineColours: Readonly<Record<Line, string>> = {
  value: 'var(--chart)',
  beside: 'var(--chart-beside)',
  before: 'var(--chart-before)',
}
