import { Area, AreaChart, CartesianGrid, XAxis, YAxis } from 'recharts'
import type { ChartPoint } from './chartPoints.ts'
import { lineColours } from './lines.ts'
import styles from './TrafficLines.module.css'

type Props = {
  points: readonly ChartPoint[]
  ticks: readonly string[]
  tickName: (at: string) => string
  scale: readonly number[]
  scaleName: (value: number) => string
}

/** Room around the lines in px: `TrafficLines.css` lays the reader over the same rectangle. */
const margin = { top: 12, right: 20, bottom: 0, left: 0 }
const axis = {
  tickLine: false,
  axisLine: false,
  interval: 0,
  tick: { fill: 'var(--ink-quiet)', fontSize: 12 },
} as const
const line = { type: 'monotone', isAnimationActive: false, dot: false, activeDot: false, fill: 'none' } as const
/** What is not over. */
const open = { strokeDasharray: '2 5' } as const

/** The lines of the main chart. What they say is read by the slider over them and stands in the table behind. */
export function TrafficLines({ points, ticks, tickName, scale, scaleName }: Props) {
  return (
    <div className={styles.lines} aria-hidden="true">
      <AreaChart responsive data={points} margin={margin} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--hairline)" />
        <XAxis {...axis} dataKey="at" ticks={[...ticks]} tickFormatter={tickName} height={28} tickMargin={8} />
        <YAxis {...axis} ticks={[...scale]} domain={[0, scale.at(-1) ?? 1]} tickFormatter={scaleName} width={48} />
        <Area {...line} dataKey="before" stroke={lineColours.before} strokeWidth={1.25} strokeDasharray="3 4" />
        <Area {...line} dataKey="beside.done" stroke={lineColours.beside} strokeWidth={1.5} />
        <Area {...line} {...open} dataKey="beside.open" stroke={lineColours.beside} strokeWidth={1.5} />
        <Area {...line} dataKey="value.done" stroke={lineColours.value} strokeWidth={2.25} fill="var(--chart-wash)" />
        <Area
          {...line}
          {...open}
          dataKey="value.open"
          stroke={lineColours.value}
          strokeWidth={2.25}
          fill="var(--chart-wash)"
        />
      </AreaChart>
    </div>
  )
}
