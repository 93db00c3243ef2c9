import { perLocale } from '#dashboard/language/language.ts'

const whole = perLocale((locale) => new Intl.NumberFormat(locale))
const compact = perLocale((locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }))
const fineCompact = perLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 }),
)
const percents = (options: Intl.NumberFormatOptions) => ({
  whole: perLocale((locale) => new Intl.NumberFormat(locale, { ...options, style: 'percent' })),
  fine: perLocale(
    (locale) => new Intl.NumberFormat(locale, { ...options, style: 'percent', maximumFractionDigits: 1 }),
  ),
})
const parts = percents({})
const changes = percents({ signDisplay: 'exceptZero' })

/** A count as it stands in a table: every digit, grouped. */
export const exact = (count: number): string => whole().format(count)

/** A count as it stands in a headline or on an axis: `12.4k`. Show `exact` on focus and hover. */
const short = (count: number): string => (count < 10_000 ? fineCompact() : compact()).format(count).replace('K', 'k')

/** A part of a whole, 0 to 1, as `12%`, and with a decimal where it is small. */
export const percent = (part: number): string => inPercent(parts, part)

/** A change as `+12%` or `−9.8%`, the sign where the language has it. */
export const signedPercent = (change: number): string => inPercent(changes, change).replace('-', '−')

const inPercent = (formats: ReturnType<typeof percents>, part: number): string =>
  (Math.abs(part) < 0.1 ? formats.fine() : formats.whole()).format(part)

/** A count as it stands in a list or a total: four digits take no more room than `5.04k` and say more. */
export const figure = (count: number): string => (count < 10_000 ? exact(count) : short(count))
