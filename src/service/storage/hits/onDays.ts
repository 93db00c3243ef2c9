/**
 * Keeps the hits of whole days of a time zone; `from` and `to` are bound parameters. The bounds on `time` are what the
 * table's order serves; they reach 3 hours further than the days because a midnight may be missing on the day the clocks change.
 */
export const onDays = (from: string, to: string) => `
  time >= toDateTime64(${from}, 3, {timezone:String}) - INTERVAL 3 HOUR
    AND time < toDateTime64(${to}, 3, {timezone:String}) + INTERVAL 27 HOUR
    AND toDate(time, {timezone:String}) BETWEEN toDate(${from}) AND toDate(${to})`
