/** A name, and what a user agent that deserves it contains. */
export type Token = readonly [name: string, pattern: RegExp]

/** The name of the first token that matches; `""` when none does. */
export const firstMatch = (tokens: readonly Token[], userAgent: string): string =>
  tokens.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? ''
