import type { Content } from './Content.ts'
import { between, causeSentence, visitorsSentence } from './sentences.ts'

/** What the whole report comes to, in one sentence. */
export const headline = ({ words, visitors, period, websites }: Content): string =>
  visitorsSentence(words, visitors, period, websites.length)

/** What a list of mails shows beside the subject: of a single website also why. */
export function preview(content: Content): string {
  const { words, websites, sections } = content
  const cause = websites.length === 1 ? sections[0]?.cause : undefined
  return [headline(content), causeSentence(words, cause)].filter(Boolean).join(between(words))
}

/** `example.com: 1,204 visitors, +12% (Nov 9 – 15, 2026)`. */
export function subject({ words, visitors, period, websites }: Content): string {
  const { say } = words
  const [first] = websites
  const name = first && websites.length === 1 ? first.domain : say('websites.count', { count: websites.length })
  const days = words.days(period)
  if (visitors.now === 0) return say('subject.nobody', { name, days })
  const amount = say('amount.visitors', { count: visitors.now })
  return say('subject.visitors', { name, amount, days, change: words.change(visitors) ?? 'no' })
}
