const oldPath = "extract(page, '^[^?]*')"
const withoutSession = String.raw`replaceRegexpAll(${oldPath}, '(?i);jsessionid=[^/;]*', '')`
const withSingleSlashes = `replaceRegexpAll(${withoutSession}, '/{2,}', '/')`
const ending = String.raw`(?i)(/(index|default)\.(html?|xhtml|shtml|php\d?|phtml|aspx?|jspx?|jsf|cfm|cgi|pl)|/|\s)+$`
const plainPath = `replaceRegexpOne(${withSingleSlashes}, '${ending.replaceAll('\\', '\\\\')}', '')`
const pageAsWritten = `concat(if(${plainPath} = '' AND page != '', '/', ${plainPath}), substring(page, length(${oldPath}) + 1))`

/**
 * The statements that make the table of hits, by name, in the order in which they run; only ever added to.
 *
 * A statistic reads one website's days, and within a day a visitor's hits lie side by side in the order of time.
 */
export const migrations: Record<string, string> = {
  '0001_hits': `
    CREATE TABLE IF NOT EXISTS hits (
      website_id UInt32,
      time DateTime64(3, 'UTC') CODEC(DoubleDelta, LZ4),
      visitor UInt64 CODEC(LZ4),
      name LowCardinality(String),
      page String,
      referrer LowCardinality(String),
      campaign LowCardinality(String),
      continent LowCardinality(String),
      country LowCardinality(String),
      city LowCardinality(String),
      language LowCardinality(String),
      browser LowCardinality(String),
      os LowCardinality(String),
      device LowCardinality(String),
      resolution LowCardinality(String),
      properties String
    )
    ENGINE = MergeTree
    PARTITION BY toYYYYMM(time)
    ORDER BY (website_id, toDate(time), visitor, time)`,

  '0002_bots': 'ALTER TABLE hits ADD COLUMN IF NOT EXISTS bot LowCardinality(String)',

  '0003_kept': `
    ALTER TABLE hits
      ADD COLUMN IF NOT EXISTS region LowCardinality(String),
      ADD COLUMN IF NOT EXISTS utm_source LowCardinality(String),
      ADD COLUMN IF NOT EXISTS utm_medium LowCardinality(String),
      ADD COLUMN IF NOT EXISTS utm_term LowCardinality(String),
      ADD COLUMN IF NOT EXISTS utm_content LowCardinality(String),
      ADD COLUMN IF NOT EXISTS browser_version LowCardinality(String),
      ADD COLUMN IF NOT EXISTS os_version LowCardinality(String),
      ADD COLUMN IF NOT EXISTS model LowCardinality(String),
      ADD COLUMN IF NOT EXISTS import_id UInt32`,

  // By quarters of an hour, as every time zone's days are made of these; what is counted twice for one is added up.
  '0004_received': `
    CREATE TABLE IF NOT EXISTS received (
      website_id UInt32,
      time DateTime('UTC') CODEC(DoubleDelta, LZ4),
      reason LowCardinality(String),
      count UInt64
    )
    ENGINE = SummingMergeTree(count)
    ORDER BY (website_id, time, reason)`,

  // As `path.ts` writes them since, so that no page is two, one before and one after; only case in `%2f` stays what it was.
  '0005_pages': `ALTER TABLE hits UPDATE page = ${pageAsWritten} WHERE page != ${pageAsWritten} SETTINGS mutations_sync = 1`,

  '0006_imported_lines': 'ALTER TABLE hits ADD COLUMN IF NOT EXISTS line UInt64',
}
