import { expect, test } from 'vitest'
import { language } from '#service/collect/language.ts'

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_at', 'de'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['fr;q=0.9', 'fr'],
  [' en-GB', 'en'],
  ['zh-Hant-TW', 'zh'],
  ['fil-PH', 'fil'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  ['*', ''],
  ['C', ''],
  ['und', ''],
  ['english', ''],
  ['1337', ''],
  ['<b>', ''],
])('of %s is %s', (tags, expected) => {
  expect(language(tags)).toBe(expected)
})
