import { type Question, questionOf } from '#dashboard/app/palette/question.ts'
import { expect, test } from 'vitest'

const likely: Question['names'] = ['page', 'country', 'referrer', 'browser']

test.each<[string, Question | null]>([
  ['country: Ger', { names: ['country'], search: 'Ger' }],
  ['Countr:', { names: ['country'], search: '' }],
  ['landing: /blog', { names: ['landing_page'], search: '/blog' }],
  ['page:/a:b', { names: ['page'], search: '/a:b' }],
  ['os:win', { names: ['os'], search: 'win' }],
  ['ger', { names: likely, search: 'ger' }],
  ['https://x', { names: likely, search: 'https://x' }],
  ['visitors: 3', { names: likely, search: 'visitors: 3' }],
  [' g ', null],
  ['', null],
])('%j asks for %j', (typed, question) => {
  expect(questionOf(typed)).toEqual(question)
})
