import { isLanguage, type Language } from '#contract/languages.ts'
import type { AccountRow } from '#service/storage/sql/tables.ts'

/** In which language an account's mails are. */
export const languageOf = ({ language }: AccountRow): Language => (isLanguage(language) ? language : 'en')
