/** The languages the dashboard speaks, each under its own name, in the order they are offered. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  'pt-BR': { name: 'Português (Brasil)', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
  'zh-CN': { name: '简体中文', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>

export type Language = keyof typeof languages

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code)

export const languageCodes = Object.keys(languages).filter(isLanguage)

/** The first of the reader's languages (BCP 47 tags, the best first) that the dashboard speaks; English otherwise. */
export function preferred(tags: readonly string[]): Language {
  const spoken = tags.map((tag) => languageCodes.find((code) => primary(code) === primary(tag)))
  return spoken.find((code) => code !== undefined) ?? 'en'
}

/** How numbers and dates are written in a language: as in the reader's own region where they read that language there. */
export const regional = (language: Language, tags: readonly string[]): string =>
  tags.find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language

const primary = (tag: string) => tag.split('-', 1)[0]?.toLowerCase()
