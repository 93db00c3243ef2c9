import { text } from '#dashboard/language/text.ts'
import { Select } from '#dashboard/ui/Select.tsx'
import { chooseTheme, themes, useTheme } from './theme.ts'

/** Light or dark by hand; without a choice the system's. */
export function ThemeChooser() {
  return (
    <Select
      label={text('app.theme')}
      value={useTheme()}
      options={themes.map((theme) => ({ value: theme, label: text(`app.theme.${theme}`) }))}
      onChange={chooseTheme}
    />
  )
}
