import { getLocalTimeZone, parseAbsolute, parseDate, toCalendarDate, today as todayIn } from '@internationalized/date'

/** A calendar day without a time zone, `2026-11-20`; days compare as text. */
export type Day = string

/** The day it is now in a time zone; in the browser's own where the service names none. */
export const today = (timeZone: string = getLocalTimeZone()): Day => todayIn(timeZone).toString()

/** The day of a moment, an ISO timestamp, in a time zone; in the browser's own where the service names none. */
export const dayOf = (moment: string, timeZone: string = getLocalTimeZone()): Day =>
  toCalendarDate(parseAbsolute(moment, timeZone)).toString()

export const addDays = (day: Day, days: number): Day => parseDate(day).add({ days }).toString()

/** How many days a range has, both ends included. */
export const countDays = (from: Day, to: Day): number => parseDate(to).compare(parseDate(from)) + 1

/** All days of a range, first to last. */
export const daysOf = (from: Day, to: Day): Day[] =>
  Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index))

/** The hour it is now in a time zone, `00` to `23`. */
export const hourNow = (timeZone: string = getLocalTimeZone()): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(Date.now())
