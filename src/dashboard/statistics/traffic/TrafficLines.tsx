import { Area, AreaChart, CartesianGrid, XAxis, YAxis } from 'recharts'
import { AxisTick } from './AxisTick.tsx'
import type { Band } from './bands.ts'
import type { ChartPoint } from './chartPoints.ts'
import { GapBands } from './GapBands.tsx'
import { ImportedBands } from './ImportedBands.tsx'
import { lineColours } from './lines.ts'
import styles from './TrafficLines.module.css'

type Props = {
  points: readonly ChartPoint[]
  gaps: readonly Band[]
  imported: readonly Band[]
  ticks: readonly string[]
  tickName: (at: string) => string
  scale: readonly number[]
  scaleName: (value: number) => string
}

/** Room around the lines in px: `TrafficLines.module.css` lays the reader over the same rectangle. */
const margin = { top: 12, right: 20, bottom: 0, left: 0 }
const axis = {
  tickLine: false,
  axisLine: false,
  interval: 0,
  tick: AxisTick,
} as const
/** The library's grid would measure what the marks say to find where they are. */
const none = () => []
const line = { isAnimationActive: false, dot: false, activeDot: false, fill: 'none' } as const
/** The measure that was chosen, and the one beside it. */
const value = { stroke: lineColours.value, strokeWidth: 2.25, fill: 'var(--chart-wash)' } as const
const beside = { stroke: lineColours.beside, strokeWidth: 1.5 } as const
/** What is not over. */
const open = { strokeDasharray: '6 4' } as const
/** What is compared with. */
const before = { strokeWidth: 2, strokeDasharray: '0.1 5', strokeLinecap: 'round' } as const
/** Fewer points than this are joined by straight lines: a curve would show much that was never counted. */
const enoughForCurves = 15

/** The lines of the main chart. What they say is read by the slider over them and stands in the table behind. */
export function TrafficLines({ points, gaps, imported, ticks, tickName, scale, scaleName }: Props) {
  const type = points.length < enoughForCurves ? 'linear' : 'monotone'
  const top = scale.at(-1) ?? 1
  return (
    <div className={styles.lines} aria-hidden="true">
      <AreaChart responsive data={points} margin={margin} accessibilityLayer={false}>
        <CartesianGrid
          vertical={false}
          verticalCoordinatesGenerator={none}
          horizontalCoordinatesGenerator={({ offset }) =>
            scale.map((mark) => offset.top + offset.height * (1 - mark / top))
          }
          stroke="var(--hairline)"
        />
        {gaps.length > 0 && <GapBands bands={gaps} />}
        {imported.length > 0 && <ImportedBands bands={imported} />}
        <XAxis {...axis} dataKey="at" ticks={[...ticks]} tickFormatter={tickName} height={28} tickMargin={8} />
        <YAxis {...axis} ticks={[...scale]} domain={[0, top]} tickFormatter={scaleName} width={48} />
        <Area {...line} {...before} type={type} dataKey="before" stroke={lineColours.before} />
        <Area {...line} {...beside} type={type} dataKey="beside.done" />
        <Area {...line} {...beside} {...open} type={type} dataKey="beside.open" />
        <Area {...line} {...value} type={type} dataKey="value.done" />
        <Area {...line} {...value} {...open} type={type} dataKey="value.open" />
      </AreaChart>
    </div>
  )
}
