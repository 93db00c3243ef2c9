import type { Drawing } from './rowsDrawing.ts'
import { svg } from './svg.ts'

const [step, dash] = [20, 18]

/** Which line of a chart is which, as the legend above it says; below each other, as their length is not known. */
export function legendDrawing(figure: HTMLElement): Drawing {
  const entries = [...figure.querySelectorAll('ul[aria-hidden] > li')]
  const drawn = entries.map((entry, index) => {
    // The stroke before the words.
    const { borderTopColor, borderTopStyle } = getComputedStyle(entry, '::before')
    const y = index * step + 8
    return svg(
      'g',
      { fill: 'var(--ink-quiet)', 'font-size': 12 },
      svg('line', {
        x1: 0,
        x2: dash,
        y1: y - 4,
        y2: y - 4,
        stroke: borderTopColor,
        'stroke-width': 2,
        ...(borderTopStyle === 'dotted' && { 'stroke-dasharray': '2 3' }),
        // What is hatched in the chart.
        ...(borderTopStyle === 'dashed' && { 'stroke-width': 10, 'stroke-dasharray': '1 3' }),
      }),
      svg('text', { x: dash + 8, y }, entry.textContent ?? ''),
    )
  })
  return { element: svg('g', {}, ...drawn), height: entries.length * step }
}
