import { rangeWords } from '#dashboard/days/words.ts'
import { websiteQuery } from '#dashboard/http/websites.ts'
import { definitions, titleOf } from '#dashboard/statistics/definitions.ts'
import { pictureQuery } from '#dashboard/statistics/rows/pictureQuery.ts'
import { type PictureRow, pictureRows } from '#dashboard/statistics/rows/pictureRows.ts'
import { groupsOf } from '#dashboard/statistics/view/filters.ts'
import { filterWords } from '#dashboard/statistics/view/filterWords.ts'
import type { QueryClient } from '@tanstack/react-query'
import { fileName } from './fileName.ts'
import { legendDrawing } from './legendDrawing.ts'
import { pngOf } from './png.ts'
import { barsDrawing, type Drawing, hoursDrawing, weekDrawing } from './rowsDrawing.ts'
import { saveFile } from '#dashboard/ui/saveFile.ts'
import type { Source } from './Source.ts'
import { styled } from './styled.ts'
import { svg } from './svg.ts'

/** How wide a picture is drawn, in CSS pixels; the file has twice as many. */
const width = 800
const margin = 24
/** Where the picture begins, below title and range. */
const top = 84
/** How many rows a list has room for. */
const most = 10

/** Saves a picture as PNG, with its title and range, on the ground it stands on, and gives the file's name. */
export async function takePicture(client: QueryClient, source: Source, figure: HTMLElement): Promise<string> {
  const { domain } = await client.ensureQueryData(websiteQuery(source.websiteId))
  const drawing = await drawingOf(client, source, figure)
  // Whole pixels: a part of one would show what is behind.
  const height = Math.ceil(top + drawing.height + margin)
  const page = svg(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, width, height },
    svg('rect', { width, height, fill: 'var(--ground)' }),
    svg(
      'text',
      { ...line(40), fill: 'var(--ink)', 'font-size': 18, 'font-weight': 600 },
      `${domain} · ${titleOf(source.name)}`,
    ),
    svg('text', { ...line(62), fill: 'var(--ink-quiet)', 'font-size': 13 }, whatIsCounted(source)),
    svg('g', { transform: `translate(${margin} ${top})` }, drawing.element),
  )
  const name = fileName(domain, source, 'png')
  saveFile(name, await pngOf(page, { width, height, within: figure }))
  return name
}

/** The days, and who is counted in them. */
const whatIsCounted = ({ view }: Source) =>
  [rangeWords(view.range), ...groupsOf(view.filters).map(filterWords)].join(' · ')

const line = (y: number) => ({ x: margin, y })

async function drawingOf(client: QueryClient, source: Source, figure: HTMLElement): Promise<Drawing> {
  const { picture } = definitions[source.name]
  const wide = width - 2 * margin
  const chart = figure.querySelector<SVGSVGElement>('svg.recharts-surface')
  if (chart || picture === 'days') return below(legendDrawing(figure), drawn(chart, wide))
  const rows = await rowsOf(client, source)
  if (picture === 'hours') return hoursDrawing(rows, wide)
  if (picture === 'week') return weekDrawing(rows, wide)
  const bars = barsDrawing(rows.slice(0, most), wide)
  return picture === 'map' ? below(drawn(figure.querySelector('svg[role="img"]'), wide), bars) : bars
}

const rowsOf = async (client: QueryClient, { websiteId, name, view }: Source): Promise<PictureRow[]> =>
  pictureRows(name, await client.ensureQueryData(pictureQuery(websiteId, name, view)))

/** What the page draws as a picture already. */
function drawn(picture: SVGSVGElement | null, wide: number): Drawing {
  if (!picture) throw new Error('The picture is not there yet.')
  const { width: shownWidth, height: shownHeight } = picture.getBoundingClientRect()
  const height = (wide * shownHeight) / shownWidth
  const copy = styled(picture)
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${shownWidth} ${shownHeight}`)
  copy.setAttribute('width', String(wide))
  copy.setAttribute('height', String(height))
  return { element: copy, height }
}

const below = (first: Drawing, second: Drawing): Drawing => ({
  element: svg(
    'g',
    {},
    first.element,
    svg('g', { transform: `translate(0 ${first.height + margin})` }, second.element),
  ),
  height: first.height + margin + second.height,
})
