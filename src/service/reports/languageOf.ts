import { isLanguage, type Language, languageCodes } from '#contract/languages.ts'
import { languageOf as languageNamed } from '#service/http/language.ts'
import type { AccountRow } from '#service/storage/sql/tables.ts'

/** In which language an account's mails are. */
export const languageOf = ({ language }: AccountRow): Language => (isLanguage(language) ? language : 'en')

/** The language of whoever sends an `Accept-Language` header, as far as mails are written in it. */
export function spokenBy(header: string | undefined): Language {
  const [primary] = languageNamed(header).split('-', 1)
  return languageCodes.find((code) => code.split('-', 1)[0] === primary) ?? 'en'
}
