import { never, type Wire } from '#test/dashboard/support.tsx'

/** Holds back what only the cards show: a test about the totals and the main chart waits for nothing else. */
export const noCards: Wire = (url, answer) =>
  url.includes('/stats/') && !/name=(visitors|pageviews|events?)[&_]/.test(url) ? never() : answer()

/** Holds back all numbers. */
export const noNumbers: Wire = (url, answer) => (url.includes('/stats/') ? never() : answer())
