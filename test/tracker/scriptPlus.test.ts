import { beforeAll, expect, test } from 'vitest'
import { builtScript } from './builtScript.ts'
import { visitedPage } from './visitedPage.ts'

let script: string

beforeAll(async () => {
  script = (await builtScript('script.plus')).text
})

const tag = (attributes: string) => `data-domain="example.com" data-api="https://stats.example/api/event" ${attributes}`

/** Follows a link that the page has, without leaving it. */
function follow(window: Window & typeof globalThis, html: string, how: MouseEventInit & { type?: string } = {}) {
  window.document.body.innerHTML = html
  window.document.body.addEventListener('click', (event) => event.preventDefault())
  const target = window.document.querySelector('b') ?? window.document.querySelector('a, area')
  target?.dispatchEvent(
    new window.MouseEvent(how.type ?? 'click', { bubbles: true, cancelable: true, composed: true, ...how }),
  )
}

test('counts pages as the plain script does', () => {
  const { sent } = visitedPage(script, { tag: tag(''), referrer: 'https://example.org/' })

  expect(sent.map(({ url, event }) => [url, event])).toEqual([
    [
      'https://stats.example/api/event',
      {
        n: 'pageview',
        u: 'https://example.com/',
        d: 'example.com',
        r: 'https://example.org/',
        s: '0x0',
        l: 'en-US',
        a: {},
      },
    ],
  ])
})

test('goes on with what was called while it was on its way', () => {
  const before = `
    const calls = []
    window.porchlight = (...call) => calls.push(call)
    porchlight.q = calls
    porchlight('Signup')`

  const { window, seen } = visitedPage(script, { tag: tag(''), before })
  window.porchlight?.('Later')

  expect(seen().map((hit) => hit.split(' ')[0])).toEqual(['pageview', 'Signup', 'Later'])
})

test.each([
  ['a link', '<a href="https://shop.example/lamps?token=1#a">Shop</a>', 'https://shop.example/lamps'],
  ['something in a link', '<a href="https://shop.example/"><b>Shop</b></a>', 'https://shop.example/'],
  ['another port', '<a href="https://example.com:8443/">Other</a>', 'https://example.com:8443/'],
])('counts the way to another website: %s', (_what, html, url) => {
  const { window, sent } = visitedPage(script, { tag: tag('data-outbound') })

  follow(window, html)

  expect(sent.slice(1).map(({ event }) => [event.n, event.p])).toEqual([['Outbound link', { url }]])
})

test.each([
  ['a page of the website itself', '<a href="/pricing">Pricing</a>', {}],
  ['no address on the web', '<a href="mailto:owner@example.com">Write</a>', {}],
  ['no link', '<a>Nothing</a>', {}],
  ['something that is no link', '<b>Bold</b>', {}],
  ['a menu', '<a href="https://shop.example/">Shop</a>', { type: 'auxclick', button: 2 }],
])('counts no way to another website: %s', (_what, html, how) => {
  const { window, sent, errors } = visitedPage(script, { tag: tag('data-outbound') })

  follow(window, html, how)

  expect(sent).toHaveLength(1)
  expect(errors).toEqual([])
})

test('counts a link that is opened in another tab, and one whose click the page keeps to itself', () => {
  const { window, sent } = visitedPage(script, { tag: tag('data-outbound') })
  window.document.documentElement.addEventListener('click', (event) => event.stopPropagation(), true)

  follow(window, '<a href="https://shop.example/">Shop</a>')
  follow(window, '<a href="https://shop.example/">Shop</a>', { type: 'auxclick', button: 1 })

  expect(sent.slice(1).map(({ event }) => event.n)).toEqual(['Outbound link', 'Outbound link'])
})

test.each([
  ['data-downloads', '<a href="/price-list.PDF?v=2">Prices</a>', ['Download', 'https://example.com/price-list.PDF']],
  ['data-downloads', '<a href="/export" download>Export</a>', ['Download', 'https://example.com/export']],
  [
    'data-downloads data-outbound',
    '<a href="https://cdn.example/app.zip">App</a>',
    ['Download', 'https://cdn.example/app.zip'],
  ],
  ['data-downloads', '<a href="/about.html">About</a>', undefined],
  ['data-downloads', '<a href="/v1.2/">Version</a>', undefined],
  ['data-outbound', '<a href="/price-list.pdf">Prices</a>', undefined],
  ['data-downloads="stl, .GLB"', '<a href="/lamp.glb">Model</a>', ['Download', 'https://example.com/lamp.glb']],
  ['data-downloads="true"', '<a href="/lamp.pdf">Sheet</a>', ['Download', 'https://example.com/lamp.pdf']],
  ['data-downloads="false"', '<a href="/lamp.pdf">Sheet</a>', undefined],
  ['data-downloads="stl, .GLB"', '<a href="/lamp.pdf">Sheet</a>', undefined],
])('counts downloads with %s: %s', (attributes, html, expected) => {
  const { window, sent } = visitedPage(script, { tag: tag(attributes) })

  follow(window, html)

  expect(sent.slice(1).map(({ event }) => [event.n, event.p?.['url']])).toEqual(expected ? [expected] : [])
})

test.each([
  [404, ['pageview', '404']],
  [200, ['pageview']],
  [undefined, ['pageview']],
])('counts a page that was answered %s', (status, expected) => {
  const before = `performance.getEntriesByType = () => [{ responseStatus: ${status} }]`

  const { sent } = visitedPage(script, { tag: tag('data-404'), before, url: 'https://example.com/lost?q=1' })

  expect(sent.map(({ event }) => event.n)).toEqual(expected)
  if (status === 404) expect(sent[1]?.event.p).toEqual({ path: '/lost' })
})

test('counts what the fragment shows as pages of their own', async () => {
  const { window, sent } = visitedPage(script, { tag: tag('data-hash'), url: 'https://example.com/#/' })

  window.location.hash = '#/lamps'
  await expect.poll(() => sent.length).toBe(2)
  window.history.pushState({}, '', '#/lamps/7')

  expect(sent.map(({ event }) => [event.u, event.h])).toEqual([
    ['https://example.com/#/', 1],
    ['https://example.com/#/lamps', 1],
    ['https://example.com/#/lamps/7', 1],
  ])
  expect(sent[2]?.event.r).toBe('https://example.com/#/lamps')
})

test.each([
  ['stored', new Response('ok', { status: 202 }), '202 ok'],
  ['left out', new Response('ok', { status: 202, headers: { 'X-Dropped': 'bot' } }), 'left out: bot'],
  ['refused', new Response('{"message":"No website."}', { status: 404 }), '404 {"message":"No website."}'],
])('says on the console what was sent and what came back: %s', async (_what, answer, outcome) => {
  const { said } = visitedPage(script, { tag: tag('data-debug'), fetch: async () => answer })

  await expect.poll(() => said).toEqual([['Porchlight', expect.objectContaining({ n: 'pageview' }), outcome]])
})

test('says on the console that nobody answered', async () => {
  const error = new TypeError('Failed to fetch')
  const { said, errors } = visitedPage(script, { tag: tag('data-debug'), fetch: () => Promise.reject(error) })

  await expect.poll(() => said).toEqual([['Porchlight', expect.anything(), error]])
  expect(errors).toEqual([])
})

test('says nothing on the console by itself', async () => {
  const { window, said, sent } = visitedPage(script, { tag: tag('') })
  window.porchlight?.('Signup')

  await expect.poll(() => sent.length).toBe(2)

  expect(said).toEqual([])
})

const own = async () => new Response('ok', { status: 202, headers: { 'X-Dropped': 'own' } })
const mark = 'porchlight-own'

test('a link marks the browser once the service says so, and leaves the address', async () => {
  const url = 'https://example.com/a?b=1#porchlight-own=plo_abc-DEF_1'
  const { window, sent } = visitedPage(script, { tag: tag(''), url, fetch: own })
  expect(window.location.href).toBe('https://example.com/a?b=1')
  expect(sent[0]?.event).toMatchObject({
    u: 'https://example.com/a?b=1',
    o: expect.stringMatching(/^plo_abc-DEF_1\.\d/),
  })

  await expect.poll(() => window.localStorage.getItem(mark)).toBe(sent[0]?.event.o)
})

test('a marked browser says so with each hit', async () => {
  const { window, sent } = visitedPage(script, {
    tag: tag(''),
    before: `localStorage['${mark}'] = 'plo_a.0.1'`,
    fetch: own,
  })
  window.porchlight?.('Signup')

  await expect.poll(() => sent.length).toBe(2)

  expect(sent.map(({ event }) => event.o)).toEqual(['plo_a.0.1', 'plo_a.0.1'])
  expect(window.localStorage.getItem(mark)).toBe('plo_a.0.1')
})

test.each([
  ['it does not know', 'https://example.com/#porchlight-own=plo_unknown', ''],
  ['that is made up', 'https://example.com/#porchlight-own=%3Cscript%3E', ''],
  ['that it knows no more', 'https://example.com/', `localStorage['${mark}'] = 'plo_old.0.1'`],
  ['that another link takes off', 'https://example.com/#porchlight-own=', `localStorage['${mark}'] = 'plo_old.0.1'`],
])('keeps no mark %s when the service counts the hit', async (_what, url, before) => {
  const { window, errors } = visitedPage(script, { tag: tag(''), url, before })

  await expect.poll(() => window.localStorage.length).toBe(0)

  expect(errors).toEqual([])
  expect(window.location.hash).toBe('')
})

test('keeps the mark when the service was not there', async () => {
  const fetch = async () => new Response('{}', { status: 503 })
  const { window, sent } = visitedPage(script, { tag: tag(''), before: `localStorage['${mark}'] = 'plo_a.0.1'`, fetch })

  await expect.poll(() => sent.length).toBe(1)

  expect(window.localStorage.getItem(mark)).toBe('plo_a.0.1')
})

test('keeps nothing in the browser of anybody else', async () => {
  const { window, sent } = visitedPage(script, {
    tag: tag('data-outbound data-downloads data-404 data-hash data-debug'),
  })

  await expect.poll(() => sent.length).toBe(1)

  expect(sent[0]?.event).not.toHaveProperty('o')
  expect(window.localStorage).toHaveLength(0)
})

test('counts where the browser lets nobody keep anything', () => {
  const before = `Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied') } })`

  const { sent, errors } = visitedPage(script, { tag: tag(''), before })

  expect(sent).toHaveLength(1)
  expect(errors).toEqual([])
})
