import type { BaseTickContentProps } from 'recharts'

/** What a mark of an axis says. The library's own is measured first, and the whole page is laid out for it each time. */
export function AxisTick({ x, y, textAnchor, verticalAnchor, payload, index, tickFormatter }: BaseTickContentProps) {
  return (
    <text
      x={x}
      y={y}
      dy={verticalAnchor === 'start' ? '0.71em' : '0.355em'}
      textAnchor={textAnchor}
      fill="var(--ink-quiet)"
      fontSize={12}
    >
      {tickFormatter?.(payload.value, index)}
    </text>
  )
}
