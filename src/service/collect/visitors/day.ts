const hour = 3_600_000

/** A day ends last at UTC-12, half a day after it ended in UTC; an hour more is for clocks that differ. */
const lastEnd = (24 + 12 + 1) * hour

/** The latest day that is over everywhere on earth; so are all before it. */
export const lastDayOver = (now: number): string => new Date(now - lastEnd).toISOString().slice(0, 10)
