import { csvReader, type CsvRecord } from './csv.ts'
import type { Format, Read, Subject } from './Format.ts'
import { instant } from './instant.ts'
import { knownAgent } from './knownAgent.ts'
import { isPossible } from './visitOf.ts'

/**
 * The table `website_event` as Umami exports it, one event a row, with the columns of its session
 * (https://docs.umami.is, "Data export"; schema.prisma and schema.sql of umami-software/umami).
 */
export const umamiFormat: Format = {
  starts: (line) => /(?:^|,)"?session_id"?,/.test(line) && /,"?url_path"?(?:,|$)/.test(line),
  open: (subject) => csvReader((record) => visitOf(record, subject)),
}

/** A pageview, and a custom event; others (a link, a pixel) are no hits here. */
const kinds: Record<string, (record: CsvRecord) => string> = {
  '1': () => 'pageview',
  '2': ({ event_name }) => event_name ?? '',
}

function visitOf(record: CsvRecord, { domain, now }: Subject): Read {
  const time = instant(record['created_at'] ?? '')
  const path = record['url_path'] ?? ''
  if (time === undefined || !record['session_id'] || path === '') return { dropped: 'malformed' }
  if (!isPossible(time, now)) return { dropped: 'time' }
  const n = kinds[record['event_type'] || '1']?.(record) ?? ''
  if (n === '') return { dropped: 'event' }
  return {
    event: {
      n,
      u: `https://${record['hostname'] || domain}${path.startsWith('/') ? '' : '/'}${path}${query(record)}`,
      d: domain,
      r: record['referrer_domain'] ? `https://${record['referrer_domain']}${record['referrer_path'] ?? ''}` : '',
      s: record['screen'] ?? '',
      l: record['language'] ?? '',
    },
    address: '',
    userAgent: '',
    agent: knownAgent(record),
    told: { visitor: record['session_id'], country: (record['country'] ?? '').toUpperCase() },
    time,
  }
}

/** With or without its question mark, as versions differ. */
function query({ url_query = '' }: CsvRecord): string {
  const text = url_query.replace(/^\?/, '')
  return text === '' ? '' : `?${text}`
}
