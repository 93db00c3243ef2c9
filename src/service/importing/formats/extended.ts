import { fieldText } from './fieldText.ts'
import type { Format } from './Format.ts'
import type { LogLine } from './LogLine.ts'
import { visitOf } from './visitOf.ts'

/** Where each field is found, by the first of these names that a log has. W3C's, IIS' and CloudFront's. */
const names = {
  date: ['date'],
  time: ['time'],
  address: ['c-ip'],
  /** The visitor's, where a proxy stands before the server. */
  forwarded: ['x-forwarded-for', 'cs(x-forwarded-for)'],
  method: ['cs-method'],
  path: ['cs-uri-stem', 'cs-uri'],
  query: ['cs-uri-query'],
  host: ['x-host-header', 'cs-host'],
  status: ['sc-status'],
  referrer: ['cs(referer)', 'cs(referrer)'],
  userAgent: ['cs(user-agent)'],
} as const

type Field = keyof typeof names

/**
 * W3C's extended format: the fields are named by the directive `#Fields`, again and in another order whenever the server was
 * started anew. Times are UTC.
 */
export const extendedFormat: Format = {
  starts: (line) => /^#(?:version|software|fields|date|start-date):/i.test(line),
  open(subject) {
    let readLine: ReadFields | undefined
    return {
      read(line) {
        if (!line.startsWith('#')) return visitOf(readLine?.(line), subject)
        const fields = /^#fields:\s*(.*)$/i.exec(line)?.[1]
        if (fields !== undefined) readLine = byFields(fields.toLowerCase().trim().split(/\s+/))
        return null
      },
    }
  },
}

type ReadFields = (line: string) => LogLine | undefined

function byFields(fields: readonly string[]): ReadFields {
  const placeOf = (called: readonly string[]) => fields.findIndex((name) => called.includes(name))
  // The keys of a mapped record are those of the record.
  const places = Object.fromEntries(Object.entries(names).map(([field, called]) => [field, placeOf(called)])) as Record<
    Field,
    number
  >

  return (line) => {
    // CloudFront parts by tabs; IIS by spaces, which it writes as `+` within a field.
    const isTabbed = line.includes('\t')
    const values = line.split(isTabbed ? '\t' : ' ')
    if (values.length < fields.length) return undefined
    const raw = (field: Field) => {
      const value = values[places[field]] ?? ''
      return value === '-' ? '' : value
    }
    const header = (field: Field) => {
      const text = fieldText(raw(field))
      return isTabbed ? percentDecoded(text) : text.replaceAll('+', ' ')
    }
    const time = Date.parse(`${raw('date')}T${raw('time')}Z`)
    const status = Number(raw('status'))
    if (Number.isNaN(time) || !Number.isInteger(status)) return undefined
    const query = raw('query')
    return {
      address: (header('forwarded') || header('address')).split(',', 1)[0]?.trim() ?? '',
      time,
      method: raw('method'),
      target: fieldText(query === '' ? raw('path') : `${raw('path')}?${query}`),
      host: raw('host').toLowerCase().replace(/:\d+$/, ''),
      status,
      referrer: header('referrer'),
      userAgent: places.userAgent === -1 ? undefined : header('userAgent'),
    }
  }
}

/** CloudFront writes spaces as `%20`, and did so twice in older logs. */
function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('%25', '%'))
  } catch {
    return text
  }
}
