import type { LeftOut, Received } from '#contract/received.ts'
import { perLocale } from '#dashboard/language/language.ts'
import { listed } from '#dashboard/language/listed.ts'
import { text } from '#dashboard/language/text.ts'
import { exact } from '#dashboard/ui/numbers.ts'

/** What is left out for a reason, inside a sentence: `bots`. */
export const reasonName = (reason: string): string => text('received.reason', { reason })

/** `bots 480, excluded addresses 12`. */
export const leftOutWords = (leftOut: LeftOut): string =>
  listed(leftOut.map(({ reason, count }) => `${reasonName(reason)} ${exact(count)}`))

/** How many hits were left out, for whatever reasons. */
export const leftOutInAll = ({ left_out }: Pick<Received, 'left_out'>): number =>
  left_out.reduce((all, { count }) => all + count, 0)

/** What is said where no hit was counted though some came. */
export const onlyLeftOut = (received: Received): string =>
  text('received.only', { count: leftOutInAll(received), reasons: leftOutWords(received.left_out) })

const lengths = (unit: string) =>
  perLocale(
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }),
  )
const [minutes, hours, days] = [lengths('minute'), lengths('hour'), lengths('day')]

/** So many minutes in the unit that says it best: `25 minutes`, `3.5 hours`. */
export function durationWords(length: number): string {
  if (length < 90) return minutes().format(length)
  return length < 48 * 60 ? hours().format(length / 60) : days().format(length / 1440)
}

/** `nothing collected for 3.5 hours`. */
export const missingWords = (length: number): string => text('received.missing', { duration: durationWords(length) })
