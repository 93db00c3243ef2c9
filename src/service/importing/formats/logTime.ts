const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Lines of one second follow one another, and those of one day. */
let last: { text: string; time: number | undefined } = { text: '', time: undefined }
let today: { date: string; midnight: number | undefined } = { date: '', midnight: undefined }

/** The instant that a log's `17/May/2015:10:05:03 +0200` names, in milliseconds; undefined when it names none. */
export function logTime(text: string): number | undefined {
  if (text !== last.text) last = { text, time: read(text) }
  return last.time
}

const form = /^(\d{2}\/[A-Z][a-z]{2}\/\d{4}):([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60) ([+-])(\d{2})([0-5]\d)$/

function read(text: string): number | undefined {
  const [, date, hours, minutes, seconds, sign, offsetHours, offsetMinutes] = form.exec(text) ?? []
  if (date === undefined) return undefined
  if (date !== today.date) today = { date, midnight: midnightOf(date) }
  if (today.midnight === undefined) return undefined
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1)
  return today.midnight + ((Number(hours) * 60 + Number(minutes) - offset) * 60 + Number(seconds)) * 1000
}

function midnightOf(date: string): number | undefined {
  const [day, name = '', year] = date.split('/')
  const month = months.indexOf(name)
  const midnight = Date.UTC(Number(year), month, Number(day))
  // What is no date (31/Apr) is another day's.
  return month === -1 || new Date(midnight).getUTCDate() !== Number(day) ? undefined : midnight
}
