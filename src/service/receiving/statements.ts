import type { ReceivedQuery } from '#contract/received.ts'
import { onDays } from '#service/storage/hits/onDays.ts'

type By = ReceivedQuery['by']

/** The step a moment is in: `2026-11-20`, `2026-11-20T14`. */
const stepOf = (time: string, by: By) =>
  by === 'day'
    ? `toString(toDate(${time}, {timezone:String}))`
    : `formatDateTime(${time}, '%Y-%m-%dT%H', {timezone:String})`

const inRange = onDays('{from:String}', '{to:String}')

/** When the service began to write down that it runs, in seconds; no row where it never did. */
export const beganStatement = `
  SELECT toUnixTimestamp(time) AS began FROM received WHERE website_id = 0 ORDER BY website_id, time LIMIT 1`

export const countsStatement = (by: By) => `
  SELECT ${stepOf('time', by)} AS at, reason, sum(count) AS count
  FROM received
  WHERE website_id = {website:UInt32} AND ${inRange}
  GROUP BY at, reason
  ORDER BY at, count DESC, reason`

/** Nobody asks for what comes later. */
const never = "toDateTime('2106-01-01 00:00:00', 'UTC')"

/**
 * The minutes of each step without a heartbeat though there were some before and after. A gap may have begun before the range and end
 * after it, so that the last heartbeat before it and the first one after it count as well.
 */
export const missingStatement = (by: By) => `
  WITH
    toDateTime({from:String}, {timezone:String}) - INTERVAL 3 HOUR AS first,
    toDateTime({to:String}, {timezone:String}) + INTERVAL 27 HOUR AS last,
    (SELECT max(time) FROM received WHERE website_id = 0 AND time < first) AS before,
    (SELECT ifNull(minOrNull(time), ${never}) FROM received WHERE website_id = 0 AND time > last) AS after
  SELECT ${stepOf('time', by)} AS at, count() AS missing
  FROM (
    SELECT toDateTime(arrayJoin(range(
      greatest(began + 60, toUnixTimestamp(first), {since:UInt32}), least(ended, toUnixTimestamp(last)), 60
    )), 'UTC') AS time
    FROM (
      SELECT beat AS ended, lagInFrame(beat) OVER (ORDER BY beat ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) AS began
      FROM (
        SELECT DISTINCT toUnixTimestamp(time) AS beat
        FROM received
        WHERE website_id = 0 AND time BETWEEN before AND after
      )
    )
    WHERE began > 0 AND ended - began > 60
  )
  WHERE ${inRange}
  GROUP BY at
  ORDER BY at`
