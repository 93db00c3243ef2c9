import { type Language, languages } from '#contract/languages.ts'
import type { Amount } from './Figures.ts'
import type { Days, Period } from './Period.ts'
import { type Say, sayIn } from './say.ts'

/** How a report speaks: its messages, and numbers and days as the language writes them. */
export type Words = {
  language: Language
  direction: 'ltr' | 'rtl'
  say: Say
  /** Every digit, grouped; a ratio with one decimal. */
  count(count: number): string
  ratio(ratio: number): string
  /** No longer than five characters or so: `12.4K`. */
  short(count: number): string
  /** `+96`. */
  difference(amount: Amount): string
  /** `+12%`; undefined where there was nothing before. */
  change(amount: Amount): string | undefined
  /** `12%`, without a sign. */
  percent(amount: Amount): string
  /** `Nov 9 – 15, 2026`, or `November 2026`. */
  days(period: Period): string
  /** `Tuesday, November 10`. */
  day(day: string): string
  /** `Tue`. */
  weekday(day: string): string
  /** `8`. */
  dayOfMonth(day: string): string
  /** `a, b and c`. */
  list(parts: readonly string[]): string
  /** `a, b, c`, where more follows. */
  row(parts: readonly string[]): string
  /** A name as a part of a sentence: its own direction stays its own. */
  name(name: string): string
}

const made = new Map<Language, Words>()

export function wordsOf(language: Language): Words {
  const words = made.get(language) ?? make(language)
  made.set(language, words)
  return words
}

function make(language: Language): Words {
  const { direction } = languages[language]
  const numbers = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options)
  // A day has no time zone: it is read and written in the same one.
  const days = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })

  const exact = numbers()
  const oneDecimal = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const compact = numbers({ notation: 'compact', maximumFractionDigits: 1 })
  const signed = numbers({ signDisplay: 'exceptZero' })
  const percents = {
    whole: numbers({ style: 'percent' }),
    fine: numbers({ style: 'percent', maximumFractionDigits: 1 }),
  }
  const changes = {
    whole: numbers({ style: 'percent', signDisplay: 'exceptZero' }),
    fine: numbers({ style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 }),
  }
  const range = days({ day: 'numeric', month: 'short', year: 'numeric' })
  const month = days({ month: 'long', year: 'numeric' })
  const longDay = days({ weekday: 'long', day: 'numeric', month: 'long' })
  const weekday = days({ weekday: 'short' })
  const dayNumber = days({ day: 'numeric' })
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' })
  const comma = list.formatToParts(['a', 'b', 'c'])[1]?.value ?? ', '

  return {
    language,
    direction,
    say: sayIn(language),
    count: (count) => exact.format(count),
    ratio: (ratio) => oneDecimal.format(ratio),
    short: (count) => (count < 10_000 ? exact : compact).format(count),
    difference: ({ now, before }) => minus(signed.format(now - before)),
    change: (amount) => (amount.before === 0 ? undefined : minus(inPercent(changes, part(amount)))),
    percent: (amount) => inPercent(percents, Math.abs(part(amount))),
    days: ({ kind, from, to }) =>
      kind === 'monthly' ? month.format(instant(from)) : range.formatRange(instant(from), instant(to)),
    day: (day) => longDay.format(instant(day)),
    dayOfMonth: (day) => dayNumber.format(instant(day)),
    weekday: (day) => weekday.format(instant(day)),
    list: (parts) => list.format(parts),
    row: (parts) => parts.join(comma),
    name: (name) => (direction === 'rtl' || turnsAround.test(name) ? `\u2068${name}\u2069` : name),
  }
}

const instant = (day: Days['from']) => new Date(`${day}T00:00:00Z`)

const part = ({ now, before }: Amount) => (now - before) / before

/** Small changes have a decimal. */
const inPercent = ({ whole, fine }: { whole: Intl.NumberFormat; fine: Intl.NumberFormat }, share: number) =>
  (Math.abs(share) < 0.1 ? fine : whole).format(share)

const minus = (number: string) => number.replace('-', '−')

/** Scripts that are read from right to left. */
const turnsAround =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
