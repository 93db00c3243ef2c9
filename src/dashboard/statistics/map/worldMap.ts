import { geoCentroid, geoEqualEarth, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { countryCodes } from './countryCodes.ts'

/** The world in an SVG of this size: a path for each ISO 3166-1 code, and `''` for land of no agreed country. */
export type WorldMap = { width: number; height: number; paths: Readonly<Record<string, string>> }

/** A file of world-atlas. */
export type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>

const size = { width: 900, height: 441 }
/** Turned so that the seam runs through Bering Strait instead of Siberia, in degrees. */
const turned = -11
/** The radius of a state that is too small for the coarse atlas. */
const dot = 2

/** Draws the coarse atlas in outlines, and what only the fine one knows as dots. Without Antarctica: nobody lives there. */
export function drawWorld(coarse: Atlas, fine: Atlas): WorldMap {
  const land = countries(coarse).filter(({ code }) => code !== 'AQ')
  const projection = geoEqualEarth()
    .rotate([turned, 0])
    .fitSize([size.width, size.height], { type: 'FeatureCollection', features: land.map(({ shape }) => shape) })
  const draw = geoPath(projection).digits(0)

  const paths: Record<string, string> = {}
  for (const { code, shape } of land) paths[code] = (paths[code] ?? '') + inSteps(draw(shape) ?? '')
  for (const { code, shape } of countries(fine)) {
    if (code !== 'AQ') paths[code] ??= dotAt(projection(geoCentroid(shape)))
  }
  return { ...size, paths: Object.fromEntries(Object.entries(paths).filter(([, path]) => path)) }
}

const countries = (atlas: Atlas) =>
  feature(atlas, atlas.objects.countries).features.map((shape) => ({
    code: codeOf(shape.id, shape.properties.name),
    shape,
  }))

/** Kosovo has no number in ISO 3166; the letters XK are what address databases use for it. */
const codeOf = (id: string | number | undefined, name: string) =>
  countryCodes.get(String(id)) ?? (name === 'Kosovo' ? 'XK' : '')

/** No dot for an island group on both sides of the seam: its middle lies outside the picture. */
function dotAt(middle: readonly [number, number] | null): string {
  if (!middle || middle[0] < 0 || middle[0] > size.width) return ''
  const [x, y] = middle.map(Math.round)
  return `M${x} ${y}m-${dot} 0a${dot} ${dot} 0 1 0 ${2 * dot} 0a${dot} ${dot} 0 1 0-${2 * dot} 0`
}

/** Rings of whole points as relative steps, without the steps that go nowhere: half the size. */
const inSteps = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((ring) => ringInSteps(ring.replace('Z', '').split('L')))
    .join('')

function ringInSteps([start = '', ...points]: string[]): string {
  let [x = 0, y = 0] = start.split(',').map(Number)
  const steps: string[] = []
  for (const point of points) {
    const [nextX = 0, nextY = 0] = point.split(',').map(Number)
    if (nextX !== x || nextY !== y) steps.push(`${nextX - x} ${nextY - y}`)
    x = nextX
    y = nextY
  }
  // What is smaller than a point is left out.
  return steps.length > 0 ? `M${start}l${steps.join(' ')}z`.replaceAll(' -', '-') : ''
}
