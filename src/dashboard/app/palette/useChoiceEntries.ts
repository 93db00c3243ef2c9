import { changeLanguage, languageChoices } from '#dashboard/app/languageChoices.ts'
import { chooseTheme, themes, useTheme } from '#dashboard/app/theme.ts'
import { useChosenLanguage } from '#dashboard/language/language.ts'
import { text } from '#dashboard/language/text.ts'
import type { EntryGroup } from './entry.ts'

/** How everything looks, and in which language it is said. */
export function useChoiceEntries(): EntryGroup[] {
  const theme = useTheme()
  const language = useChosenLanguage() ?? ''
  return [
    {
      title: text('app.theme'),
      atFirst: themes.length,
      entries: themes.map((name) => ({
        id: `theme-${name}`,
        title: text(`app.theme.${name}`),
        current: name === theme,
        run: () => chooseTheme(name),
      })),
    },
    {
      title: text('app.language'),
      atFirst: 0,
      entries: languageChoices().map(({ value, label }) => ({
        id: `language-${value}`,
        title: label,
        current: value === language,
        run: () => void changeLanguage(value),
      })),
    },
  ]
}
