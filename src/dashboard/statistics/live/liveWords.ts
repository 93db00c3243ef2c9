import type { Live } from '#contract/live.ts'
import { perLocale } from '#dashboard/language/language.ts'
import { text } from '#dashboard/language/text.ts'
import { amount } from '#dashboard/statistics/picture/amount.ts'

const clock = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))

/** `14:05`, by the reader's own clock: minutes that have just passed are nobody else's. */
export const minuteTime = (moment: string): string => clock().format(new Date(moment))

/** `41 pageviews in the last 30 minutes, most at 14:05.` */
export function liveSentence({ minutes }: Live): string {
  const pageviews = minutes.reduce((total, minute) => total + minute.pageviews, 0)
  const most = minutes.reduce((peak, minute) => (minute.pageviews > peak.pageviews ? minute : peak))
  if (pageviews === 0) return text('live.sentence.none')
  return text('live.sentence', { amount: amount(pageviews, 'pageviews'), time: minuteTime(most.minute) })
}
