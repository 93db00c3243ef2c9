/** How many steps of colour there are for somebody; nobody is step 0. */
export const shades = 5

/** The step a count is drawn in: by order of magnitude, since a few countries have nearly everything. The highest is always 5. */
export function shade(count: number, highest: number): number {
  if (count <= 0) return 0
  if (count >= highest) return shades
  return 1 + Math.min(shades - 1, Math.floor((shades * Math.log(count)) / Math.log(highest)))
}

/** The same in even steps, for counts of one order of magnitude: the hours of a week. */
export const evenShade = (count: number, highest: number): number =>
  count <= 0 ? 0 : Math.max(1, Math.round((shades * count) / highest))
