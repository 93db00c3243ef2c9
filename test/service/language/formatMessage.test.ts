import { formatMessage, type Values } from '#service/language/formatMessage.ts'
import { expect, test } from 'vitest'

test.each<[string, Values, string, string]>([
  ['Visitors', {}, 'en', 'Visitors'],
  ['{name} came', { name: 'Nobody' }, 'en', 'Nobody came'],
  ['{count, number} visitors', { count: 1204 }, 'en', '1,204 visitors'],
  ['{count, number} Besucher', { count: 1204 }, 'de', '1.204 Besucher'],
  ['{count, plural, one {# visitor} other {# visitors}}', { count: 1 }, 'en', '1 visitor'],
  ['{count, plural, one {# visitor} other {# visitors}}', { count: 1204 }, 'en', '1,204 visitors'],
  ['{count, plural, =0 {nobody} other {# visitors}}', { count: 0 }, 'en', 'nobody'],
  ['{count, plural, two {زائران} few {# زوار} other {# زائر}}', { count: 2 }, 'ar', 'زائران'],
  ['{count, plural, two {زائران} few {# زوار} other {# زائر}}', { count: 3 }, 'ar', '3 زوار'],
  ['{kind, select, monthly {a month} other {a week}}', { kind: 'monthly' }, 'en', 'a month'],
  ['{kind, select, monthly {a month} other {a week}}', { kind: 'weekly' }, 'en', 'a week'],
  ['{kind, select, a {{count, plural, one {# a} other {# of a}}} other {}}', { count: 7, kind: 'a' }, 'en', '7 of a'],
])('%s with %j in %s is "%s"', (message, values, language, said) => {
  expect(formatMessage(message, values, language)).toBe(said)
})

test('what a value has of a message’s signs stands as it is', () => {
  expect(formatMessage('{name} <b>', { name: "{count, plural} # '<i>'" }, 'en')).toBe("{count, plural} # '<i>' <b>")
})

test('a value that is missing is no silence', () => {
  expect(() => formatMessage('{name} came', {}, 'en')).toThrow('without its name')
})
