import { locale } from '#dashboard/language/language.ts'
import { titleOf } from '#dashboard/statistics/definitions.ts'
import type { Source } from './Source.ts'

/** `example.com-landing-pages-2026-11-01-2026-11-20.csv`; a single day is named once. */
export function fileName(domain: string, { name, view: { range } }: Source, ending: string): string {
  const days = range.from === range.to ? [range.from] : [range.from, range.to]
  const words = [domain, titleOf(name).toLocaleLowerCase(locale()), ...days].join('-')
  // A file system may take a port's colon, or a slash, for its own.
  return `${words.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')}.${ending}`
}
