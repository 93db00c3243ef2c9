import { parseDate } from '@internationalized/date'

/** The first day that is kept for so many months: of the 31st, the last day of a month that has none. */
export const keptFrom = (today: string, months: number): string => parseDate(today).subtract({ months }).toString()
