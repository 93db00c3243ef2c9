/** Visits on an ordinary day in the middle of the year. */
const ordinary = 290

/** Monday to Sunday. */
const weekdays = [1.09, 1.14, 1.12, 1.08, 0.95, 0.62, 0.68]

/** How visits spread over the hours of a day on the website's clock, from midnight. */
export const hours = {
  workday: [14, 8, 5, 4, 5, 9, 20, 42, 70, 92, 100, 94, 78, 88, 96, 92, 84, 72, 62, 60, 62, 56, 42, 25],
  weekend: [24, 15, 9, 6, 5, 6, 10, 20, 38, 58, 74, 80, 76, 74, 76, 78, 76, 72, 72, 78, 84, 76, 56, 36],
}

/** Grows by about two thirds over the year. */
const growth = (daysAgo: number) => 1.25 - 0.5 * (daysAgo / 365)

/** How many visits a day has; `weekday` counts from Monday = 0, `luck` is between 0 and 1. */
export const visitsOf = (weekday: number, daysAgo: number, luck: number): number =>
  ordinary * (weekdays[weekday] ?? 1) * growth(daysAgo) * (0.88 + 0.24 * luck)

/** What is left of a spike so many days after it. */
export const echo = (daysSince: number): number => (daysSince < 0 ? 0 : 0.38 ** daysSince)
