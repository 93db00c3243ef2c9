import { useId } from 'react'
import { usePlotArea } from 'recharts'
import type { Band } from './bands.ts'

/** Hatches the steps of the main chart in which nothing was collected; drawn with its lines, so that it is taken along with them. */
export function GapBands({ bands }: { bands: readonly Band[] }) {
  const id = useId()
  const area = usePlotArea()
  if (!area) return null
  return (
    <g data-gaps>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2={6} stroke="var(--outline)" strokeWidth={1.5} />
      </pattern>
      {bands.map(({ from, to }) => (
        <rect
          key={from}
          x={area.x + from * area.width}
          y={area.y}
          width={(to - from) * area.width}
          height={area.height}
          fill={`url(#${id})`}
        />
      ))}
    </g>
  )
}
