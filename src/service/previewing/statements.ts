import { previewExamples } from '#contract/preview.ts'
import { onDays } from '#service/storage/hits/onDays.ts'

/** One website's pageviews of whole days of its time zone. */
const pageviews = `
  SELECT page, bot
  FROM hits
  WHERE website_id = {website:UInt32}
    AND ${onDays('{from:String}', '{to:String}')}
    AND name = 'pageview'`

/** The names of a page's parameters as its query has them, without values: `sid&page`. */
const names = `
  arrayStringConcat(
    arrayMap(
      parameter -> splitByChar('=', parameter)[1],
      splitByChar('&', substring(page, position(page, '?') + 1))
    ),
    '&'
  )`

export const statements = {
  all: `SELECT count() AS count FROM (${pageviews})`,

  /** Pages whose queries have the same names, taken together: there are few of these, however many pages there are. */
  queries: `
    SELECT names, sum(hits) AS count, groupArraySorted(${previewExamples})((-toInt64(hits), page)) AS most
    FROM (
      SELECT page, count() AS hits, ${names} AS names
      FROM (${pageviews}) WHERE position(page, '?') > 0
      GROUP BY page
    )
    GROUP BY names
    ORDER BY count DESC, names
    LIMIT {queries:UInt32}`,

  bots: `
    SELECT bot AS value, count() AS count
    FROM (${pageviews}) WHERE bot != ''
    GROUP BY value
    ORDER BY count DESC, value`,
}
