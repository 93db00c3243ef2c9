/** A count as it stands in a table: every digit, grouped. */
export const exact = (count: number): string => new Intl.NumberFormat('en').format(count)

/** A count as it stands in a headline or on an axis: `12.4k`. Show `exact` on focus and hover. */
export const short = (count: number): string =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: count < 10_000 ? 2 : 1 })
    .format(count)
    .replace('K', 'k')

/** A part of a whole, 0 to 1, as `12.4 %`. */
export const percent = (part: number): string =>
  `${new Intl.NumberFormat('en', { maximumFractionDigits: Math.abs(part) < 0.1 ? 1 : 0 }).format(part * 100)} %`
