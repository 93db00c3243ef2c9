const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const form = /^(\d{2})\/([A-Z][a-z]{2})\/(\d{4}):([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60) ([+-])(\d{2})([0-5]\d)$/

/** Lines of one second follow one another. */
let last: { text: string; time: number | undefined } = { text: '', time: undefined }

/** The instant that a log's `17/May/2015:10:05:03 +0200` names, in milliseconds; undefined when it names none. */
export function logTime(text: string): number | undefined {
  if (text !== last.text) last = { text, time: read(text) }
  return last.time
}

function read(text: string): number | undefined {
  const [, day, name = '', year, hours, minutes, seconds, sign, offsetHours, offsetMinutes] = form.exec(text) ?? []
  const month = months.indexOf(name)
  const midnight = Date.UTC(Number(year), month, Number(day))
  // What is no date (31/Apr) is another day's; NaN, for what is no text of this form, is never equal.
  if (month === -1 || new Date(midnight).getUTCDate() !== Number(day)) return undefined
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1)
  return midnight + ((Number(hours) * 60 + Number(minutes) - offset) * 60 + Number(seconds)) * 1000
}
