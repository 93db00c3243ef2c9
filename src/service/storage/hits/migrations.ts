import type { Change } from './Change.ts'

const oldPath = "extract(page, '^[^?]*')"
const withoutSession = String.raw`replaceRegexpAll(${oldPath}, '(?i);jsessionid=[^/;]*', '')`
const withSingleSlashes = `replaceRegexpAll(${withoutSession}, '/{2,}', '/')`
const ending = String.raw`(?i)(/(index|default)\.(html?|xhtml|shtml|php\d?|phtml|aspx?|jspx?|jsf|cfm|cgi|pl)|/|\s)+$`
const plainPath = `replaceRegexpOne(${withSingleSlashes}, '${ending.replaceAll('\\', '\\\\')}', '')`
const pageAsWritten = `concat(if(${plainPath} = '' AND page != '', '/', ${plainPath}), substring(page, length(${oldPath}) + 1))`

/** Inserts that are known again: those of some minutes, even while several copies store a hundred times a second. */
const remembered = 100_000

/**
 * What makes the tables, by name, in the order in which it is done; only ever added to. Each may be done twice, as copies of the
 * service may start at the same time.
 *
 * A statistic reads one website's days, and within a day a visitor's hits lie side by side in the order of time. On a cluster they
 * lie on one server, too.
 */
export const migrations: Record<string, readonly Change[]> = {
  '0001_hits': [
    {
      create: 'hits',
      columns: `
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
        properties String`,
      engine: 'MergeTree',
      partitionBy: 'toYYYYMM(time)',
      orderBy: '(website_id, toDate(time), visitor, time)',
      shardBy: 'sipHash64(website_id, visitor)',
    },
  ],

  '0002_bots': [{ table: 'hits', add: ['bot LowCardinality(String)'] }],

  '0003_kept': [
    {
      table: 'hits',
      add: [
        'region LowCardinality(String)',
        'utm_source LowCardinality(String)',
        'utm_medium LowCardinality(String)',
        'utm_term LowCardinality(String)',
        'utm_content LowCardinality(String)',
        'browser_version LowCardinality(String)',
        'os_version LowCardinality(String)',
        'model LowCardinality(String)',
        'import_id UInt32',
      ],
    },
  ],

  // By quarters of an hour, as every time zone's days are made of these; what is counted twice for one is added up.
  '0004_received': [
    {
      create: 'received',
      columns: `
        website_id UInt32,
        time DateTime('UTC') CODEC(DoubleDelta, LZ4),
        reason LowCardinality(String),
        count UInt64`,
      engine: 'SummingMergeTree',
      sum: 'count',
      orderBy: '(website_id, time, reason)',
      shardBy: 'sipHash64(website_id, reason)',
    },
  ],

  // As `path.ts` writes them since, so that no page is two, one before and one after; only case in `%2f` stays what it was.
  '0005_pages': [{ table: 'hits', update: `page = ${pageAsWritten} WHERE page != ${pageAsWritten}` }],

  '0006_imported_lines': [{ table: 'hits', add: ['line UInt64'] }],

  '0007_deduplication': [
    { table: 'hits', remember: remembered },
    { table: 'received', remember: remembered },
  ],

  // What a whole month counts is of its first day. The same values day by day lie side by side, which makes them small.
  '0008_folded': [
    {
      create: 'folded',
      columns: `
        website_id UInt32,
        statistic LowCardinality(String),
        whole Bool,
        fold UInt32,
        day Date,
        value String,
        count UInt64`,
      engine: 'MergeTree',
      partitionBy: 'toYYYYMM(day)',
      orderBy: '(website_id, statistic, whole, fold, value, day)',
      shardBy: 'sipHash64(website_id, statistic)',
    },
  ],

  // A hit that was acknowledged is there after a power cut: a few milliseconds for each commit, whatever is in it (docs/decisions/0027).
  '0009_durable': [{ table: 'hits', set: 'fsync_after_insert = 1, fsync_part_directory = 1' }],
}
