/** A name, and what a user agent that deserves it contains. What the pattern captures is the version. */
export type Token = readonly [name: string, pattern: RegExp]

type Found = { name: string; version: string }

const nothing: Found = { name: '', version: '' }

/** Longer numbers are no versions, and nobody shall make up thousands of them. */
const isVersion = /^\d{1,3}(?:[._]\d{1,2})?$/

/** What the first token that matches says, with a version as `10` or `10.14`; nothing when none does. */
export function firstMatch(tokens: readonly Token[], userAgent: string): Found {
  for (const [name, pattern] of tokens) {
    const match = pattern.exec(userAgent)
    if (match) return { name, version: version(match.slice(1)) }
  }
  return nothing
}

const version = (captured: (string | undefined)[]) =>
  captured.find((part) => part !== undefined && isVersion.test(part))?.replace('_', '.') ?? ''
