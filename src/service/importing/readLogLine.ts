import { fieldText } from './fieldText.ts'
import { logTime } from './logTime.ts'

/** One request, as a web server logged it. Text that is missing (`-`) is empty. */
export type LogLine = {
  address: string
  /** Milliseconds since the epoch. */
  time: number
  /** `GET`; empty when what was sent was no HTTP. */
  method: string
  /** As it was sent: a path with its query, or a whole address. */
  target: string
  status: number
  referrer: string
  userAgent: string
}

const quoted = String.raw`"((?:[^"\\]|\\.)*)"`

/**
 * Apache's and nginx's combined format: address, identity, user, time, request, status, bytes, referrer, user agent. What
 * a server writes behind these is not read. Of several forwarded addresses (`a, b`) the first is the visitor's. A user's
 * name may hold spaces; its length is bounded so that no line takes long.
 */
const combined = new RegExp(
  String.raw`^([^\s,]+)(?:,\S*)? .{1,256}? \[([^\]]{20,32})\] ${quoted} (\d{3}) (?:\d+|-) ${quoted} ${quoted}`,
)

const request = /^([A-Z]+) (.+?)(?: HTTP\/\d(?:\.\d)?)?$/

/** Reads a line of an access log in combined format; undefined when it is not in that format. */
export function readLogLine(line: string): LogLine | undefined {
  const [, address = '', when = '', sent = '', status, referrer = '', userAgent = ''] = combined.exec(line) ?? []
  const time = logTime(when)
  if (time === undefined) return undefined
  const [, method = '', target = ''] = request.exec(sent) ?? []
  return {
    address: address === '-' ? '' : address,
    time,
    method,
    target: fieldText(target),
    status: Number(status),
    referrer: fieldText(referrer),
    userAgent: fieldText(userAgent),
  }
}
