import { makeListeners } from '#dashboard/listeners.ts'
import { useSyncExternalStore } from 'react'

/** Day or night by hand, or as the system has it. */
export type Theme = 'system' | 'light' | 'dark'

export const themes: readonly Theme[] = ['system', 'light', 'dark']

// public/theme.js reads both as well, before anything is painted.
const storageKey = 'porchlight.theme'
/** What whoever shows shared statistics in a frame wants: `/share/example.com?embed=1&theme=dark`. */
const given = location.pathname.startsWith('/share/') ? new URLSearchParams(location.search).get('theme') : null
const { subscribe, tell } = makeListeners()

// Another tab chose.
window.addEventListener('storage', (event) => event.key === storageKey && announce())
showTheme()

function theme(): Theme {
  const wanted = given ?? localStorage.getItem(storageKey)
  return themes.find((known) => known === wanted) ?? 'system'
}

/** The theme as React sees it. */
export const useTheme = () => useSyncExternalStore(subscribe, theme)

export function chooseTheme(choice: Theme): void {
  if (choice === 'system') localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, choice)
  announce()
}

/** Lets the page and the browser's own bar, whose colours are marked with the theme they are made for, follow the choice. */
function showTheme(): void {
  const chosen = theme()
  if (chosen === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = chosen
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const made = bar.dataset['theme']
    const holds = chosen === 'system' ? `(prefers-color-scheme: ${made})` : made === chosen ? 'all' : 'not all'
    bar.setAttribute('media', holds)
  }
}

function announce() {
  showTheme()
  tell()
}
