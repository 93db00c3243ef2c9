import type { Traffic } from './Figures.ts'

export const chartWidth = 552
export const chartHeight = 132

/** Seen on white, on paper and on black alike: nobody knows which a mail is shown on. */
const colours = { bar: '#c27c0e', before: '#6b7f96', ground: '#808080' }

/** Visitors day by day as bars, those of the period before as a line through them: an SVG without words. */
export function chart(days: Traffic['days']): string {
  const most = Math.max(1, ...days.flatMap(({ now, before = 0 }) => [now, before]))
  const step = chartWidth / days.length
  const height = (count: number) => (count / most) * (chartHeight - 8)
  const bars = days.map(({ now }, index) => {
    const tall = now === 0 ? 0 : Math.max(2, height(now))
    return `<rect x="${(index + 0.2) * step}" y="${chartHeight - 2 - tall}" width="${0.6 * step}" height="${tall}" rx="2"/>`
  })
  const points = days.flatMap(({ before }, index) =>
    before === undefined ? [] : [`${(index + 0.5) * step},${chartHeight - 2 - height(before)}`],
  )
  const line = (stroke: string, width: number) =>
    `<polyline points="${points.join(' ')}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
  // The line has nothing around it where it crosses a bar.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${chartWidth}" height="${chartHeight}">
    <mask id="beside"><rect width="100%" height="100%" fill="#fff"/>${line('#000', 6)}</mask>
    <g fill="${colours.bar}" mask="url(#beside)">${bars.join('')}</g>
    <rect y="${chartHeight - 2}" width="${chartWidth}" height="1" fill="${colours.ground}" fill-opacity="0.5"/>
    ${line(colours.before, 2)}
  </svg>`
}
