import { useChosenLanguage } from '#dashboard/language/language.ts'
import type { Language } from '#contract/languages.ts'
import { text } from '#dashboard/language/text.ts'
import { Select } from '#dashboard/ui/Select.tsx'
import { useLayoutEffect, useRef } from 'react'
import { changeLanguage, languageChoices } from './languageChoices.ts'

// In another language everything is drawn anew, and the focus would be nowhere.
let changing = false

export function LanguageChooser() {
  const box = useRef<HTMLDivElement>(null)
  const chosen = useChosenLanguage()

  useLayoutEffect(() => {
    if (changing) box.current?.querySelector('select')?.focus()
  }, [])

  return (
    <div ref={box}>
      <Select
        label={text('app.language')}
        value={chosen ?? ''}
        options={languageChoices()}
        onChange={(choice) => void change(choice)}
      />
    </div>
  )
}

async function change(choice: Language | '') {
  changing = true
  await changeLanguage(choice)
  changing = false
}
