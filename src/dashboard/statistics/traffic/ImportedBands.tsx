import { usePlotArea } from 'recharts'
import type { Band } from './bands.ts'

/** A line along the axis under the steps with imported hits; drawn with the chart's lines, so that it is taken along with them. */
export function ImportedBands({ bands }: { bands: readonly Band[] }) {
  const area = usePlotArea()
  if (!area) return null
  return (
    <g data-imported fill="var(--outline)">
      {bands.map(({ from, to }) => (
        <rect
          key={from}
          x={area.x + from * area.width}
          y={area.y + area.height + 2}
          width={(to - from) * area.width}
          height={3}
        />
      ))}
    </g>
  )
}
