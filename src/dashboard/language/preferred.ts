import { type Language, languageCodes } from '#contract/languages.ts'

/** The first of the reader's languages (BCP 47 tags, the best first) that the dashboard speaks; English otherwise. */
export function preferred(tags: readonly string[]): Language {
  const spoken = tags.map((tag) => languageCodes.find((code) => primary(code) === primary(tag)))
  return spoken.find((code) => code !== undefined) ?? 'en'
}

/** How numbers and dates are written in a language: as in the reader's own region where they read that language there. */
export const regional = (language: Language, tags: readonly string[]): string =>
  tags.find((tag) => isTag(tag) && (tag === language || tag.startsWith(`${language}-`))) ?? language

/** A system's name for a language, such as `en-US@posix`, is no tag, and `Intl` throws when it is given one. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

const primary = (tag: string) => tag.split('-', 1)[0]?.toLowerCase()
