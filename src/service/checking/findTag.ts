import type { Check } from '#contract/check.ts'
import { normalizeDomain } from '#service/domain.ts'
import { type ScriptTag, scriptTags } from './scriptTags.ts'

type Wanted = {
  domain: string
  /** The address of this service's script. */
  script: string
}

/** What scripts say about a page; the first of these that one of them says decides. */
const outcomes = ['found', 'other_domain', 'other_service'] as const satisfies Check['outcome'][]

/** As many domains as collecting reads of one tag. */
const mostDomains = 10

/** The tag that counts a page for a domain at this service, or the one that comes nearest to it. */
export function findTag(html: string, page: string, wanted: Wanted): Pick<Check, 'outcome' | 'tag'> {
  const scripts = scriptTags(html).map((script) => ({ outcome: outcomeOf(script, page, wanted), tag: script.text }))
  for (const outcome of outcomes) {
    const script = scripts.find((one) => one.outcome === outcome)
    if (script) return script
  }
  return { outcome: 'missing', tag: null }
}

function outcomeOf({ src, 'data-domain': domains }: ScriptTag, page: string, wanted: Wanted): Check['outcome'] {
  if (src === undefined) return 'missing'
  const isOurs = addressOf(src, page) === wanted.script
  // Our script counts for the host of its page when it is told no domain.
  const named = domains ?? (isOurs ? new URL(page).hostname : '')
  const isNamed = named.split(',', mostDomains).some((domain) => normalizeDomain(domain) === wanted.domain)
  if (isOurs) return isNamed ? 'found' : 'other_domain'
  return isNamed ? 'other_service' : 'missing'
}

/** Where a script is loaded from; a query (`?v=2`) leads to the same. */
function addressOf(src: string, page: string): string {
  if (!URL.canParse(src, page)) return ''
  const { origin, pathname } = new URL(src, page)
  return origin + pathname
}
