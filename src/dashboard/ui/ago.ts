import { perLocale } from '#dashboard/language/language.ts'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

const format = perLocale((locale) => new Intl.RelativeTimeFormat(locale))

/** How long ago a moment was, in the largest unit that fits: `3 minutes ago`. Both in milliseconds. */
export function ago(moment: number, now: number): string {
  const seconds = Math.max(1, Math.round((now - moment) / 1000))
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? units[3]
  return format().format(-Math.floor(seconds / length), unit)
}
