import type { Cause } from './explain.ts'
import type { Amount, Traffic } from './Figures.ts'
import type { Period } from './Period.ts'
import { rowName } from './rowName.ts'
import type { Words } from './Words.ts'

/** `1,204 visitors, 12% more than the week before.`, of so many websites together. */
export function visitorsSentence(words: Words, visitors: Amount, { kind }: Period, websites = 1): string {
  const { say } = words
  const { now, before } = visitors
  if (now === 0 && before === 0) return say('sentence.silent', { kind })
  if (now === 0) return say('sentence.nobody', { kind, amount: say('amount.visitors', { count: before }) })
  const change = before === 0 ? 'new' : now === before ? 'same' : now > before ? 'more' : 'fewer'
  return say('sentence', {
    kind,
    count: websites,
    amount: say('amount.visitors', { count: now }),
    change,
    percent: before === 0 ? '' : words.percent(visitors),
  })
}

/** `Most of it: news.example +96, /pricing +150 pageviews.`; empty where there is nothing to explain. */
export function causeSentence(words: Words, cause: Cause): string {
  const { say } = words
  if (!cause) return ''
  if (cause.how === 'spread') return say('cause.spread')
  const rows = cause.rows.map((row) =>
    say(row.name === 'page' ? 'cause.row.page' : 'cause.row', {
      name: words.name(rowName(say, row)),
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

/** Sentences one after the other, as the language puts them. */
export const together = ({ language }: Words, sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(language === 'ja' || language === 'zh-CN' ? '' : ' ')
