import type { Content } from './Content.ts'

const mostNamed = 10

/** `Nobody came, nor the week before: a.example, b.example and 3 more.` */
export function silentDomains({ words, silent, period: { kind } }: Content): string {
  const named = silent.slice(0, mostNamed).map(({ domain }) => words.name(domain))
  return words.say('silent.domains', {
    kind,
    domains: named.join(words.language === 'ar' ? '، ' : ', '),
    more: silent.length - named.length,
  })
}
