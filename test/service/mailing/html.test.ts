// Under its own name the formatter would lay out the markup anew.
import { html as markup } from '#service/mailing/html.ts'
import { expect, test } from 'vitest'

test('values are text, in elements and in attributes', () => {
  const page = `"><b>1 & '2'</b>`
  const escaped = '&#34;&#62;&#60;b&#62;1 &#38; &#39;2&#39;&#60;/b&#62;'

  expect(String(markup`<a title="${page}">${page}</a>`)).toBe(`<a title="${escaped}">${escaped}</a>`)
})

test('markup nests, alone and in lists', () => {
  const rows = ['a', '<b>'].map((name) => markup`<li>${name}</li>`)

  expect(String(markup`<ul>${rows}</ul>${markup`<hr>`}`)).toBe('<ul><li>a</li><li>&#60;b&#62;</li></ul><hr>')
})

test('nothing stands for what is left out', () => {
  expect(String(markup`${undefined}${null}${false}${[]}${0}`)).toBe('0')
})
