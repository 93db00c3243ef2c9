import { isLanguage, type Language, languages } from '#contract/languages.ts'
import { makeListeners } from '#dashboard/listeners.ts'
import { useSyncExternalStore } from 'react'
import { preferred, regional } from './preferred.ts'

const storageKey = 'porchlight.language'
const { subscribe, tell } = makeListeners()
let current = chosenLanguage() ?? preferred(navigator.languages)
let currentLocale = regional(current, navigator.languages)

/** The language everything is said in now. */
export const language = (): Language => current

/** How numbers, dates and names are written in it: what `Intl` is given. */
export const locale = (): string => currentLocale

/** The language as React sees it. */
export const useLanguage = () => useSyncExternalStore(subscribe, language)

/** The language that was chosen by hand; null where the browser's is followed. */
function chosenLanguage(): Language | null {
  const code = localStorage.getItem(storageKey)
  return code !== null && isLanguage(code) ? code : null
}

/** The choice as React sees it; it may change without the language. */
export const useChosenLanguage = () => useSyncExternalStore(subscribe, chosenLanguage)

/** Keeps a choice; null follows the browser again. */
export function rememberLanguage(choice: Language | null): void {
  if (choice === null) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, choice)
}

/** Tells of every choice made in another tab. */
export function onChosenElsewhere(follow: (choice: Language | null) => void): void {
  window.addEventListener('storage', ({ key }) => key === storageKey && follow(chosenLanguage()))
}

/** From here on everything is said in this language; its messages must be there. */
export function speak(spoken: Language): void {
  current = spoken
  currentLocale = regional(spoken, navigator.languages)
  document.documentElement.lang = spoken
  document.documentElement.dir = languages[spoken].direction
  tell()
}

/** Something that is made for a locale, such as a format of `Intl`: made once, anew when another language is spoken. */
export function perLocale<T>(make: (locale: string) => T): () => T {
  let made: { locale: string; value: T } | undefined
  return () => {
    if (made?.locale !== currentLocale) made = { locale: currentLocale, value: make(currentLocale) }
    return made.value
  }
}
