import type { Language } from '#contract/languages.ts'
import { formatMessage, type Values } from './formatMessage.ts'

/** Says a message in one language. */
export type Say<Key extends string> = (key: Key, values?: Values) => string

/**
 * What a part of the service says to people, from its files of ICU messages, one for each language. What has no translation yet is
 * said in English.
 */
export function catalogue<Key extends string>(
  messages: Readonly<Record<Language, Readonly<Partial<Record<Key, string>>>> & { en: Readonly<Record<Key, string>> }>,
): (language: Language) => Say<Key> {
  return (language) =>
    (key, values = {}) =>
      formatMessage(messages[language][key] ?? messages.en[key], values, language)
}
