import { busyFor } from '#test/support/busyFor.ts'
import { expect, test } from 'vitest'
import { findTag } from '#service/checking/findTag.ts'

const page = 'https://www.example.com/start/'
const find = (html: string, from = page) =>
  findTag(html, from, { domain: 'example.com', script: 'https://stats.example/script.js' })
const ours = 'src="https://stats.example/script.js"'

test.each([
  ['as it is given out', `<script defer data-domain="example.com" ${ours}></script>`],
  ['without quotes', '<script data-domain=example.com src=https://stats.example/script.js></script>'],
  ['in capitals', `<SCRIPT DATA-DOMAIN="EXAMPLE.COM" ${ours}></SCRIPT>`],
  ['for several domains', `<script data-domain="example.org, example.com" ${ours}></script>`],
  ['for the name with www', `<script data-domain="www.example.com" ${ours}></script>`],
  ['without a domain, on the website itself', `<script ${ours}></script>`],
  ['with a version', '<script data-domain="example.com" src="https://stats.example/script.js?v=2#a"></script>'],
  ['with entities', '<script data-domain="example&#46;com" src="https:&#x2f;&#x2f;stats.example/script.js"></script>'],
  ['without a scheme', '<script data-domain="example.com" src="//stats.example/script.js"></script>'],
  ['after scripts of others', `<script>if (a < b) "</div>"</script><script src="/a.js"></script><script ${ours}>`],
  ['before the end of a page that is cut', `<script data-domain="example.com" ${ours}><p>and so on <a href="`],
])('finds the tag %s', (_what, html) => {
  expect(find(html).outcome).toBe('found')
})

test('finds a relative address from where the page is', () => {
  const html = '<script data-domain="example.com" src="../script.js"></script>'

  expect(find(html, 'https://stats.example/start/').outcome).toBe('found')
  expect(find(html).outcome).toBe('other_service')
})

test.each([
  ['for another domain', 'other_domain', `<script data-domain="example.org" ${ours}></script>`],
  ['for a domain that is none', 'other_domain', `<script data-domain="" ${ours}></script>`],
  ['of another service', 'other_service', '<script data-domain="example.com" src="https://else.example/js"></script>'],
  ['over another scheme', 'other_service', '<script data-domain="example.com" src="http://stats.example/script.js">'],
  ['in a comment', 'missing', `<!-- <script data-domain="example.com" ${ours}></script> -->`],
  ['in another script', 'missing', `<script>'<script data-domain="example.com" ${ours}>'</script>`],
  ['as text', 'missing', `<textarea><script data-domain="example.com" ${ours}></script></textarea>`],
  ['without a source', 'missing', '<script data-domain="example.com"></script>'],
  ['that is not closed', 'missing', `<script data-domain="example.com" ${ours}`],
  ['at all', 'missing', '<!doctype html><title>A page</title>'],
])('tells a page that has no tag but one %s', (_what, outcome, html) => {
  expect(find(html).outcome).toBe(outcome)
})

test('a page with several tags is told by the best of them', () => {
  const tag = `<script data-domain="example.com" ${ours}>`

  const found = find(`<script data-domain="example.com" src="/else.js"></script>
    <script data-domain="example.org" ${ours}></script>${tag}</script>`)

  expect(found).toEqual({ outcome: 'found', tag })
})

test('a tag is shown as it is written, and not further than its first 500 characters', () => {
  const { tag } = find(`<p><script\n defer ${ours} data-note="${'x'.repeat(1000)}"></script>`)

  expect(tag).toHaveLength(500)
  expect(tag).toMatch(/^<script\n defer src="https:\/\/stats\.example\/script\.js" data-note="x+$/)
})

test.each([
  ['what is never closed', '<b>'.repeat(80_000) + '</i>'.repeat(70_000)],
  ['nothing but scripts', '<script src=x data-domain=a></script>'.repeat(14_000)],
  ['one tag', `<script ${'a '.repeat(250_000)}`],
  ['entities', `<script src="${'&#65;'.repeat(100_000)}">`],
])('reads a page of %s in no time', (_what, html) => {
  expect(busyFor(() => find(html))).toBeLessThan(500)
})
