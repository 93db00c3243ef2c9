import { fieldText } from './fieldText.ts'
import type { Format } from './Format.ts'
import type { LogLine } from './LogLine.ts'
import { logTime } from './logTime.ts'
import { visitOf } from './visitOf.ts'

const quoted = String.raw`"((?:[^"\\]|\\.)*)"`

/**
 * Apache's and nginx's combined format: address, identity, user, time, request, status, bytes, referrer, user agent; the common
 * one is without the last two, and in front of both may stand the host with its port. What a server writes behind these is not
 * read. Of several forwarded addresses (`a, b`) the first is the visitor's. A user's name may hold spaces; its length is
 * bounded so that no line takes long.
 */
const combined = new RegExp(
  String.raw`^(?:([\w.-]+):\d{1,5} )?([^\s,]+)(?:,\S*)? .{1,256}? \[([^\]]{20,32})\] ${quoted} (\d{3}) (?:\d+|-)(?: ${quoted} ${quoted}|\s*$)`,
)

const request = /^([A-Z]+) (.+?)(?: HTTP\/\d(?:\.\d)?)?$/

/** Reads a line of an access log in combined or common format; undefined when it is in neither. */
export function readCombined(line: string): LogLine | undefined {
  const [, host = '', address = '', when = '', sent = '', status, referrer = '', userAgent] = combined.exec(line) ?? []
  const time = logTime(when)
  if (time === undefined) return undefined
  const { method, target } = readRequest(sent)
  return {
    address: address === '-' ? '' : address,
    time,
    method,
    target: fieldText(target),
    host,
    status: Number(status),
    referrer: fieldText(referrer),
    userAgent: userAgent === undefined ? undefined : fieldText(userAgent),
  }
}

/** Method and target of `GET / HTTP/1.1`; empty when it is no HTTP. */
export function readRequest(sent: string): Pick<LogLine, 'method' | 'target'> {
  const [, method = '', target = ''] = request.exec(sent) ?? []
  return { method, target }
}

/** What a log is taken for that is in no other format. */
export const combinedFormat: Format = {
  starts: () => true,
  open: (subject) => ({ read: (line) => visitOf(readCombined(line), subject) }),
}
