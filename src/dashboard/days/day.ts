import { getLocalTimeZone, parseDate, today as todayIn } from '@internationalized/date'

/** A calendar day without a time zone, `2026-11-20`; days compare as text. */
export type Day = string

/** The day it is now in a time zone; in the browser's own where the service names none. */
export const today = (timeZone: string = getLocalTimeZone()): Day => todayIn(timeZone).toString()

export const addDays = (day: Day, days: number): Day => parseDate(day).add({ days }).toString()

/** How many days a range has, both ends included. */
export const countDays = (from: Day, to: Day): number => parseDate(to).compare(parseDate(from)) + 1
