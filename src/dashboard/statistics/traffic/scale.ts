/** A vertical axis: even steps from 0 to at least the highest value, at most six marks. */
export function scale(highest: number, { whole }: { whole: boolean }): number[] {
  const rough = Math.max(highest, whole ? 1 : 0.1) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10]
    .map((factor) => factor * power)
    .find((size) => size >= rough && (!whole || Number.isInteger(size)))
  const size = step ?? 1
  return Array.from({ length: Math.max(1, Math.ceil(highest / size)) + 1 }, (_, index) => index * size)
}
