import { Snippet } from '#dashboard/embedding/Snippet.tsx'
import { text } from '#dashboard/language/text.ts'
import { SelectField } from '#dashboard/ui/SelectField.tsx'
import { useState } from 'react'

const themes = ['system', 'light', 'dark'] as const

/** What another website shows the statistics with, in the theme that suits it. */
export function EmbedCode({ domain, address }: { domain: string; address: string }) {
  const [theme, setTheme] = useState<(typeof themes)[number]>('system')
  const source = `${address}?embed=1${theme === 'system' ? '' : `&theme=${theme}`}`
  return (
    <>
      <SelectField
        label={text('app.theme')}
        value={theme}
        onChange={({ currentTarget }) => setTheme(themes[currentTarget.selectedIndex] ?? 'system')}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {text(`app.theme.${name}`)}
          </option>
        ))}
      </SelectField>
      <Snippet
        code={`<iframe src="${source.replaceAll('&', '&amp;')}" title="${text('sharing.embed.title', { domain })}" width="100%" height="1600" style="border: 0" loading="lazy"></iframe>`}
        label={text('sharing.embed.copy')}
      />
    </>
  )
}
