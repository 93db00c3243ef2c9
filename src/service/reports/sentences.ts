import type { Cause } from './explain.ts'
import type { Amount, ReasonName, Row, Traffic } from './Figures.ts'
import type { Period } from './Period.ts'
import { rowName } from './rowName.ts'
import type { Words } from './Words.ts'

/** `1,204 visitors, 12% more than the week before.`, of so many websites together. */
export function visitorsSentence(words: Words, visitors: Amount, { kind }: Period, websites = 1): string {
  const { say } = words
  const { now, before } = visitors
  const when = say('before.when', { kind })
  if (now === 0 && before === 0) return say('sentence.silent', { before: when })
  if (now === 0) return say('sentence.nobody', { before: when, amount: say('amount.visitors', { count: before }) })
  const change = before === 0 ? 'new' : now === before ? 'same' : now > before ? 'more' : 'fewer'
  return say('sentence', {
    before: when,
    count: websites,
    amount: say('amount.visitors', { count: now }),
    change,
    percent: before === 0 ? '' : words.percent(visitors),
  })
}

/** `Most of it: news.example +96, /pricing +150 pageviews.`; empty where there is nothing to explain. */
export function causeSentence(
  words: Words,
  cause: Cause,
  named = (row: Row<ReasonName>): string => words.name(rowName(words.say, row)),
): string {
  const { say } = words
  if (!cause) return ''
  if (cause.how === 'spread') return say('cause.spread')
  const rows = cause.rows.map((row) =>
    say(row.name === 'page' ? 'cause.row.page' : 'cause.row', {
      name: named(row),
      change: words.difference(row),
    }),
  )
  return say(cause.how === 'most' ? 'cause.most' : 'cause.part', { rows: words.list(rows) })
}

/** `Most on Tuesday, November 10: 240.`; empty where nobody came. */
export function peakSentence(words: Words, days: Traffic['days']): string {
  const [peak] = days.toSorted((one, other) => other.now - one.now)
  if (!peak || peak.now === 0) return ''
  return words.say('peak', { day: words.day(peak.day), count: peak.now })
}

/** What stands between two sentences: Japanese and Chinese have their space in the full stop. */
export const between = ({ language }: Words): string => (language === 'ja' || language === 'zh-CN' ? '' : ' ')
