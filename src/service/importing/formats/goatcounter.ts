import { csvReader, type CsvRecord } from './csv.ts'
import type { Format, Read, Subject } from './Format.ts'
import { instant } from './instant.ts'
import { knownAgent } from './knownAgent.ts'
import { isPossible } from './visitOf.ts'

/**
 * GoatCounter's export, one pageview or event a row. The first column is called `2Path` (older: `1Path`) for the version of the
 * format (https://www.goatcounter.com/help/export).
 */
export const goatcounterFormat: Format = {
  starts: (line) => /^(?:\xef\xbb\xbf)?"?\d{1,3},?path"?,"?title"?,"?event"?,/i.test(line),
  open: (subject) => csvReader((record) => visitOf(lowerCase(record), subject)),
}

/** The version stands before the name of the first column, and is no part of it. */
const lowerCase = (record: CsvRecord): CsvRecord =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name.toLowerCase().replace(/^\d+,?/, ''), value]))

function visitOf(record: CsvRecord, { domain, now }: Subject): Read {
  const time = instant(record['date'] ?? '')
  const path = record['path'] ?? ''
  const session = record['session'] ?? ''
  if (time === undefined || path === '' || session === '') return { dropped: 'malformed' }
  if (!isPossible(time, now)) return { dropped: 'time' }
  const isEvent = record['event'] === 'true' || record['event'] === '1'
  const [width = '', height = ''] = (record['screen size'] ?? '').split(',')
  return {
    event: {
      n: isEvent ? path : 'pageview',
      // An event has no page, only its name.
      u: `https://${domain}${isEvent ? '/' : path.replace(/^\/?/, '/')}`,
      d: domain,
      r: referrer(record),
      s: width === '' ? '' : `${width}x${height}`,
    },
    address: '',
    userAgent: '',
    agent: knownAgent({
      browser: record['browser'] ?? '',
      os: record['system'] ?? '',
      bot: Number(record['bot']) > 0 ? 'bot' : '',
    }),
    told: { visitor: session, country: (record['location'] ?? '').slice(0, 2).toUpperCase() },
    time,
  }
}

/** What GoatCounter made up itself ("Google", "Email") is no host; what the page named as its campaign is no referrer. */
function referrer({ referrer: said = '', 'referrer scheme': scheme }: CsvRecord): string {
  if (said === '' || scheme === 'c') return ''
  if (scheme === 'g') return generated[said.toLowerCase()] ?? ''
  return /^[a-z-]+:\/\//.test(said) ? said : `https://${said}`
}

/** Names that stand for many hosts. */
const generated: Record<string, string> = {
  google: 'https://google.com',
  'hacker news': 'https://news.ycombinator.com',
  reddit: 'https://reddit.com',
  bing: 'https://bing.com',
  facebook: 'https://facebook.com',
  twitter: 'https://twitter.com',
  duckduckgo: 'https://duckduckgo.com',
  yahoo: 'https://yahoo.com',
}
