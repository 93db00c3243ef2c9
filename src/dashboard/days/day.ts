/** A calendar day without a time zone, `2026-11-20`; days compare as text. */
export type Day = string

/** The day it is now in a time zone; in the browser's own where the service names none. */
export const today = (timeZone?: string): Day => dayAt(Date.now(), timeZone)

/** The day of a moment, an ISO timestamp, in a time zone; in the browser's own where the service names none. */
export const dayOf = (moment: string, timeZone?: string): Day => dayAt(Date.parse(moment), timeZone)

export const addDays = (day: Day, days: number): Day =>
  new Date(midnight(day) + days * dayLength).toISOString().slice(0, 10)

/** The day of the week, Monday is 0 wherever somebody reads. */
export const weekday = (day: Day): number => (new Date(midnight(day)).getUTCDay() + 6) % 7

/** How many days a range has, both ends included. */
export const countDays = (from: Day, to: Day): number => (midnight(to) - midnight(from)) / dayLength + 1

/** All days of a range, first to last. */
export const daysOf = (from: Day, to: Day): Day[] =>
  Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index))

/** The hour it is now in a time zone, `00` to `23`. */
export const hourNow = (timeZone?: string): string => hourOn(Date.now(), timeZone)

/** The hour of a moment, an ISO timestamp, in a time zone. */
export const hourOf = (moment: string, timeZone?: string): string => hourOn(Date.parse(moment), timeZone)

const hourOn = (moment: number, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(moment)

// Days are counted where none is longer or shorter than another.
const midnight = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const dayLength = 86_400_000

// Sweden writes days as ISO 8601 does.
const isoDays = new Map<string | undefined, Intl.DateTimeFormat>()

/** The day of a moment, in milliseconds. */
export function dayAt(moment: number, timeZone: string | undefined): Day {
  const format = isoDays.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  isoDays.set(timeZone, format)
  return format.format(moment)
}
