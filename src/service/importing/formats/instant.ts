import { logTime } from './logTime.ts'

/** Seconds of the year 5138, milliseconds of 1973: a number from here on counts finer than seconds. */
const finer = 1e11

/**
 * The instant that a log in JSON names, in milliseconds: seconds (with or without a fraction), milli-, micro- or nanoseconds, ISO
 * 8601, or as in combined format; undefined when it names none. A time without a zone is UTC.
 */
export function instant(text: string): number | undefined {
  if (/^\d{9,20}(?:\.\d+)?$/.test(text)) {
    let time = Number(text) * (Number(text) < finer ? 1000 : 1)
    while (time >= finer * 1000) time /= 1000
    return Math.floor(time)
  }
  const [, date, clock, zone = 'Z'] =
    /^(\d{4}[-/]\d\d[-/]\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d{1,9})?) ?(Z|[+-]\d\d(?::?\d\d)?|UTC)?$/.exec(text) ?? []
  if (date === undefined || clock === undefined) return logTime(text)
  const time = Date.parse(`${date.replaceAll('/', '-')}T${clock.slice(0, 12)}${zoneOf(zone)}`)
  return Number.isNaN(time) ? undefined : time
}

/** Databases write whole hours, `+00`. */
function zoneOf(text: string): string {
  if (text === 'UTC') return 'Z'
  return /^[+-]\d\d$/.test(text) ? `${text}:00` : text
}
