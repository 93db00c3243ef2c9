import { hourWords, weekdayName } from '#dashboard/days/words.ts'
import { evenShade, shades } from '#dashboard/statistics/map/shade.ts'
import { hours, weekdays } from '#dashboard/statistics/rows/hours.ts'
import type { PictureRow } from '#dashboard/statistics/rows/pictureRows.ts'
import { spaced } from '#dashboard/statistics/traffic/ticks.ts'
import { exact } from '#dashboard/ui/numbers.ts'
import { svg } from './svg.ts'

/** A picture of rows as it is saved: what the page draws of boxes, in a drawing `width` units wide. */
export type Drawing = { element: SVGElement; height: number }

const quiet = { fill: 'var(--ink-quiet)', 'font-size': 12 }
/** Longer names are cut: they would run into their numbers. */
const longest = 60

const highestOf = (rows: readonly PictureRow[]) => Math.max(1, ...rows.map(({ count }) => count))

/** Ranked names, each on its bar. */
export function barsDrawing(rows: readonly PictureRow[], width: number): Drawing {
  const step = 30
  const highest = highestOf(rows)
  const drawn = rows.map(({ name, count }, index) =>
    svg(
      'g',
      { transform: `translate(0 ${index * step})`, 'font-size': 14 },
      svg('rect', { width: Math.max(2, (width * count) / highest), height: step - 2, rx: 4, fill: 'var(--bar)' }),
      svg('text', { x: 8, y: 19, fill: 'var(--ink)' }, shortened(name)),
      svg('text', { x: width - 8, y: 19, fill: 'var(--ink)', 'text-anchor': 'end', 'font-weight': 600 }, exact(count)),
    ),
  )
  return { element: svg('g', {}, ...drawn), height: rows.length * step }
}

/** The hours of the day as bars. */
export function hoursDrawing(rows: readonly PictureRow[], width: number): Drawing {
  const [step, height, highest] = [width / rows.length, 200, highestOf(rows)]
  const named = new Set(spaced(rows.map(({ name }) => name)))
  const drawn = rows.flatMap(({ name, count }, index) => {
    const tall = Math.max(1, (height * count) / highest)
    const bar = svg('rect', {
      x: (index + 0.12) * step,
      y: height - tall,
      width: step * 0.76,
      height: tall,
      rx: 2,
      fill: 'var(--bar-strong)',
    })
    return named.has(name) ? [bar, svg('text', { ...quiet, x: index * step, y: height + 20 }, name)] : [bar]
  })
  return { element: svg('g', {}, ...drawn), height: height + 28 }
}

/** The hours of the week as a grid. */
export function weekDrawing(rows: readonly PictureRow[], width: number): Drawing {
  const [left, step, highest] = [48, 28, highestOf(rows)]
  const cell = (width - left) / hours.length
  const days = weekdays.map((weekday, day) =>
    svg('text', { ...quiet, x: 0, y: day * step + 18 }, weekdayName(weekday, 'short')),
  )
  const drawn = rows.map(({ count }, index) =>
    svg('rect', {
      x: left + (index % hours.length) * cell,
      y: Math.floor(index / hours.length) * step,
      width: cell - 2,
      height: step - 2,
      rx: 3,
      fill: `color-mix(in oklab, var(--map-most) ${(evenShade(count, highest) / shades) * 100}%, var(--map-land))`,
    }),
  )
  const named = new Set(spaced(hours))
  const clock = hours.flatMap((hour, index) =>
    named.has(hour)
      ? [svg('text', { ...quiet, x: left + index * cell, y: weekdays.length * step + 16 }, hourWords(hour))]
      : [],
  )
  return { element: svg('g', {}, ...days, ...drawn, ...clock), height: weekdays.length * step + 24 }
}

const shortened = (name: string) => {
  const characters = Array.from(name)
  return characters.length > longest
    ? `${characters.slice(0, longest - 11).join('')}…${characters.slice(-10).join('')}`
    : name
}
