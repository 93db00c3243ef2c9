import { chosenLanguage } from '#dashboard/language/language.ts'
import { isLanguage, languageCodes, languages, preferred } from '#dashboard/language/languages.ts'
import { chooseLanguage, text } from '#dashboard/language/text.ts'
import { Select } from '#dashboard/ui/Select.tsx'

/** The languages by their own names; without a choice the browser's is spoken. */
export function LanguageChooser() {
  const browsers = languages[preferred(navigator.languages)].name
  return (
    <Select
      label={text('app.language')}
      value={chosenLanguage() ?? ''}
      options={[
        { value: '', label: text('app.language.browser', { name: browsers }) },
        ...languageCodes.map((code) => ({ value: code, label: languages[code].name })),
      ]}
      onChange={(code) => void chooseLanguage(isLanguage(code) ? code : null)}
    />
  )
}
