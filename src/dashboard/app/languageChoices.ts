import { isLanguage, type Language, languageCodes, languages } from '#contract/languages.ts'
import { preferred } from '#dashboard/language/preferred.ts'
import { chooseLanguage, text } from '#dashboard/language/text.ts'
import { toast } from '#dashboard/ui/toast.ts'

/** The languages by their own names; without a choice, `''`, the browser's is spoken. */
export const languageChoices = (): { value: Language | ''; label: string }[] => [
  { value: '', label: text('app.language.browser', { name: languages[preferred(navigator.languages)].name }) },
  ...languageCodes.map((code) => ({ value: code, label: languages[code].name })),
]

/** Speaks another language, or says why not. */
export async function changeLanguage(choice: Language | ''): Promise<void> {
  try {
    await chooseLanguage(isLanguage(choice) ? choice : null)
  } catch {
    toast(text('app.language.failed'), 'failed')
  }
}
