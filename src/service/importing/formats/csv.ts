import { parse } from 'csv-parse/sync'
import type { FileReader, Read } from './Format.ts'

/** Fields by the names in the header, as they stand there. */
export type CsvRecord = Readonly<Record<string, string | undefined>>

/** A record over several lines that gets longer than this is none, in bytes: a quote was never closed. */
const longestRecord = 256 * 1024

/** Reads CSV with a header (RFC 4180); a quoted field may hold line ends. */
export function csvReader(read: (record: CsvRecord) => Read, end?: FileReader['end']): FileReader {
  let names: readonly string[] | undefined
  let open = ''

  return {
    read(line) {
      const text = open === '' ? line : `${open}\n${line}`
      open = ''
      if (isOpen(text)) {
        if (text.length > longestRecord) return { dropped: 'malformed' }
        open = text
        return null
      }
      const fields = fieldsOf(text)
      if (!names) {
        names = fields ?? []
        return null
      }
      if (fields?.length !== names.length) return { dropped: 'malformed' }
      return read(Object.fromEntries(names.map((name, index) => [name, fields[index]])))
    },
    ...(end && { end }),
  }
}

/** Quotes come in pairs. */
function isOpen(text: string): boolean {
  let quotes = 0
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) quotes += 1
  return quotes % 2 === 1
}

function fieldsOf(text: string): string[] | undefined {
  try {
    // Lines come byte by byte; what is exported is UTF-8.
    return parse(Buffer.from(text, 'latin1').toString(), { bom: true, relax_column_count: true })[0]
  } catch {
    return undefined
  }
}
