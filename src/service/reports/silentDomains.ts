import type { Content } from './Content.ts'

const mostNamed = 10

/** `No visitors, and none the week before: a.example, b.example and 3 more.` */
export function silentDomains({ words, silent, period: { kind } }: Content): string {
  const named = silent.slice(0, mostNamed).map(({ domain }) => words.name(domain))
  return words.say('silent.domains', {
    before: words.say('before.when', { kind }),
    domains: words.row(named),
    more: silent.length - named.length,
  })
}
