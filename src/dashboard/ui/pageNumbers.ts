/** Which page numbers to offer: the ends, the current one and its neighbours; `null` stands for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const near = new Set([1, current - 1, current, current + 1, last])
  const numbers = [...near].filter((number) => number >= 1 && number <= last).toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => [...gap(numbers[index - 1] ?? 0, number), number])
}

/** A gap of a single page is that page. */
function gap(before: number, number: number): (number | null)[] {
  if (number - before <= 1) return []
  return number - before === 2 ? [number - 1] : [null]
}
