import type { Language } from '#contract/languages.ts'
import { preferred, regional } from '#dashboard/language/preferred.ts'
import { expect, test } from 'vitest'

test.each<[string[], Language]>([
  [['de-AT', 'en'], 'de'],
  [['nl', 'fr-CA', 'en'], 'fr'],
  [['pt'], 'pt-BR'],
  [['pt-PT', 'es'], 'pt-BR'],
  [['zh-TW'], 'zh-CN'],
  [['AR-eg'], 'ar'],
  [['nl', 'fi'], 'en'],
  [[], 'en'],
])('somebody who reads %j is spoken to in %s', (tags, language) => {
  expect(preferred(tags)).toBe(language)
})

test.each<[Language, string[], string]>([
  ['de', ['de-CH', 'de'], 'de-CH'],
  ['de', ['en-GB', 'de-AT'], 'de-AT'],
  ['en', ['de-DE'], 'en'],
  ['pt-BR', ['pt-PT'], 'pt-BR'],
  ['es', ['est-EE'], 'es'],
  ['en', ['en-US@posix', 'en-GB'], 'en-GB'],
])('%s for somebody who reads %j writes dates as in %s', (language, tags, locale) => {
  expect(regional(language, tags)).toBe(locale)
})
