/** The languages the dashboard and the mails speak, each under its own name, in the order they are offered. */
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

export const isLanguage = (code: string | null): code is Language => code !== null && Object.hasOwn(languages, code)

export const languageCodes = Object.keys(languages).filter(isLanguage)
