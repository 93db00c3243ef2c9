import { crc32 } from 'node:zlib'

/** Rows that a table should have. */
export type Rows = { table: string; columns: readonly string[]; rows: readonly (readonly unknown[])[] }

/** Before each record: its length in bytes and its checksum. */
const header = 8

/** One record as it is written: it is read as a whole or not at all. */
export function encodeRecord(rows: Rows): Buffer {
  const content = Buffer.from(JSON.stringify(rows))
  const record = Buffer.allocUnsafe(header + content.length)
  record.writeUInt32BE(content.length, 0)
  record.writeUInt32BE(crc32(content), 4)
  content.copy(record, header)
  return record
}

/** The records of a file up to what was not written to its end, and how many bytes that is. */
export function decodeRecords(bytes: Buffer): { records: Rows[]; damaged: number } {
  const records: Rows[] = []
  let at = 0
  while (at + header <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const content = bytes.subarray(at + header, at + header + length)
    // After a power cut a file may end in zeros, which look like a record of nothing.
    if (length === 0 || content.length < length || crc32(content) !== bytes.readUInt32BE(at + 4)) break
    // Nothing else is written here, and the checksum says that it is what was written.
    records.push(JSON.parse(content.toString()) as Rows)
    at += header + length
  }
  return { records, damaged: bytes.length - at }
}
