import { chosenLanguage } from '#dashboard/language/language.ts'
import { text } from '#dashboard/language/text.ts'
import { Select } from '#dashboard/ui/Select.tsx'
import { useEffect, useRef } from 'react'
import { changeLanguage, languageChoices } from './languageChoices.ts'

// In another language everything is drawn anew, and the focus would be nowhere.
let hadFocus = false

export function LanguageChooser() {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (hadFocus) box.current?.querySelector('select')?.focus()
    hadFocus = false
  }, [])

  return (
    <div ref={box}>
      <Select
        label={text('app.language')}
        value={chosenLanguage() ?? ''}
        options={languageChoices()}
        onChange={(choice) => {
          hadFocus = true
          void changeLanguage(choice)
        }}
      />
    </div>
  )
}
