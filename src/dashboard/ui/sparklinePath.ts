/** A line through the counts, first to last, in a box `width` by `height` whose bottom is 0; half a pixel of room for the stroke. */
export function sparklinePath(counts: readonly number[], width: number, height: number): string {
  const most = Math.max(1, ...counts)
  const step = counts.length > 1 ? width / (counts.length - 1) : 0
  const points = counts.map((count, index) => {
    const y = height - 1 - (count / most) * (height - 2)
    return `${round(index * step)},${round(y)}`
  })
  return points.length ? `M${points.join('L')}` : ''
}

const round = (length: number) => Math.round(length * 10) / 10
