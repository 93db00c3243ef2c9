import { once } from 'node:events'
import { beforeAll, expect, test } from 'vitest'
import { builtScript } from './builtScript.ts'
import { visitedPage } from './visitedPage.ts'

let script: Awaited<ReturnType<typeof builtScript>>

beforeAll(async () => {
  script = await builtScript('script')
})

test('takes 1,000 bytes at most', () => {
  expect(script.gzipped).toBeLessThanOrEqual(1000)
})

test('keeps nothing in the browser', () => {
  expect(script.text).not.toMatch(/cookie|indexedDB|caches|sessionStorage|setItem|Storage\W*=/)

  const { window } = visitedPage(script.text)

  expect(window.localStorage).toHaveLength(0)
})

test('counts a page that is seen, with all that the service asks for', () => {
  const { sent } = visitedPage(script.text, {
    url: 'https://example.com/a?b=1#c',
    referrer: 'https://example.org/list',
  })

  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    url: 'https://stats.example/api/event',
    event: {
      n: 'pageview',
      u: 'https://example.com/a?b=1',
      d: 'example.com',
      r: 'https://example.org/list',
      s: '0x0',
      l: 'en-US',
    },
  })
})

test('asks the browser for no permission, sends no cookie and outlives the page', () => {
  const { sent } = visitedPage(script.text)

  expect(sent[0]?.options).toEqual({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    // A text body without headers is text/plain.
    body: expect.any(String),
  })
})

test('says nothing of a referrer where there is none', () => {
  expect(visitedPage(script.text).sent[0]?.event.r).toBeNull()
})

test('sends to where it was loaded from, also when the browser does not say which tag that is', () => {
  const tag = 'data-domain="example.com" src="https://stats.example/some/path/script.js" defer'

  const { sent } = visitedPage(script.text, { tag, detached: true })

  expect(sent.map(({ url }) => url)).toEqual(['https://stats.example/api/event'])
})

test('names the page’s host where the tag names no domain', () => {
  const { sent } = visitedPage(script.text, { tag: 'data-api="https://stats.example/api/event"' })

  expect(sent[0]?.event.d).toBe('example.com')
})

test('names several domains', () => {
  const { sent } = visitedPage(script.text, { tag: 'data-domain="example.com,example.net" data-api="/event"' })

  expect(sent[0]?.event.d).toBe('example.com,example.net')
})

test('follows a single-page application, where the page before is what led on', async () => {
  const { window, sent, seen } = visitedPage(script.text, { referrer: 'https://example.org/' })

  window.history.pushState({}, '', '/lamps')
  window.history.replaceState({}, '', '/lamps?sort=price')
  window.history.back()
  await once(window, 'popstate')

  expect(seen()).toEqual([
    'pageview https://example.com/',
    'pageview https://example.com/lamps',
    'pageview https://example.com/lamps?sort=price',
    'pageview https://example.com/',
  ])
  expect(sent.map(({ event }) => event.r)).toEqual([
    'https://example.org/',
    'https://example.com/',
    'https://example.com/lamps',
    'https://example.com/lamps?sort=price',
  ])
})

test('counts no step within a page', () => {
  const { window, seen } = visitedPage(script.text)

  window.history.pushState({ open: true }, '')
  window.history.replaceState({}, '', '/')
  window.history.pushState({}, '', '#section')

  expect(seen()).toEqual(['pageview https://example.com/'])
})

test('leaves the history working as it did', () => {
  const { window } = visitedPage(script.text)

  window.history.pushState({ step: 1 }, '', '/next')

  expect(window.history.state).toEqual({ step: 1 })
  expect(window.location.pathname).toBe('/next')
  expect(() => window.history.pushState({}, '', 'https://other.example/')).toThrow(/SecurityError|cannot/i)
})

test('counts a page that comes back as it was left', () => {
  const { window, seen } = visitedPage(script.text)

  window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: false }))
  window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: true }))

  expect(seen()).toEqual(['pageview https://example.com/', 'pageview https://example.com/'])
})

test('counts nothing before a page is seen, and then once', () => {
  const { window, seen, show } = visitedPage(script.text, { hidden: true })
  window.history.replaceState({}, '', '/started')
  window.porchlight?.('Early')
  expect(seen()).toEqual([])

  show()
  show()

  expect(seen()).toEqual(['pageview https://example.com/started', 'Early https://example.com/started'])
})

test('counts custom events with their properties', () => {
  const { window, sent } = visitedPage(script.text)

  window.porchlight?.('Signup', { plan: 'pro', seats: 3 })
  window.porchlight?.('Download')

  expect(sent.slice(1).map(({ event }) => [event.n, event.p])).toEqual([
    ['Signup', { plan: 'pro', seats: 3 }],
    ['Download', undefined],
  ])
})

test('counts the events that were called before it was there, and by the function that was there', () => {
  const before = `
    window.porchlight = window.porchlight || function () { (porchlight.q = porchlight.q || []).push(arguments) }
    window.kept = porchlight
    porchlight('Signup', { plan: 'pro' })`
  const { window, sent } = visitedPage(script.text, { before })

  window['kept']?.('Later')

  expect(sent.map(({ event }) => [event.n, event.p])).toEqual([
    ['pageview', undefined],
    ['Signup', { plan: 'pro' }],
    ['Later', undefined],
  ])
})

test('is not confused by an element with its name', () => {
  const { window, errors } = visitedPage(script.text, { before: 'document.write("<p id=porchlight></p>")' })

  window.porchlight?.('Signup')

  expect(errors).toEqual([])
  expect(window.porchlight).toBeTypeOf('function')
})

test.each([
  ['the service cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'fetching is not possible',
    () => {
      throw new Error('blocked')
    },
  ],
])('throws nothing into the page when %s', async (_what, fetch) => {
  const { window, errors } = visitedPage(script.text, { fetch })

  // Refers to itself, so it is no JSON.
  window.eval('const self = {}; self.self = self; porchlight("Signup", self)')
  window.history.pushState({}, '', '/next')

  expect(errors).toEqual([])
})

test('says whether a program drives the browser, and how many fingers its screen feels', () => {
  const before = `
    Object.defineProperty(navigator, 'webdriver', { value: true })
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })`

  const { sent } = visitedPage(script.text, { before })

  expect(sent[0]?.event).toMatchObject({ w: true, a: { t: 5 } })
})

/** A browser that says more of itself, at once or never. */
const withDetails = (answer: string) => `
  Object.defineProperty(navigator, 'userAgentData', {
    value: { getHighEntropyValues: (names) => (window.asked = names, ${answer}) },
  })`

test('says what only the browser knows of itself, and asks for nothing more', async () => {
  const details = `{ platformVersion: '15.0.0', model: 'Pixel 9', brands: [], architecture: 'arm' }`
  const { window, sent } = visitedPage(script.text, { before: withDetails(`Promise.resolve(${details})`) })
  window.porchlight?.('Early')

  await expect.poll(() => sent.length).toBe(2)

  expect(sent.map(({ event }) => event.n)).toEqual(['pageview', 'Early'])
  expect(sent[0]?.event.a).toEqual({ v: '15.0.0', m: 'Pixel 9' })
  expect(window['asked']).toEqual(['platformVersion', 'model'])
})

test('counts a page that is left before the browser has said so', () => {
  const { window, sent, seen } = visitedPage(script.text, { before: withDetails('new Promise(() => {})') })
  expect(sent).toEqual([])

  window.dispatchEvent(new window.PageTransitionEvent('pagehide', { persisted: false }))

  expect(seen()).toEqual(['pageview https://example.com/'])
})

test.each(['Promise.reject(new Error("not allowed"))', 'undefined', 'null'])(
  'counts in a browser that says nothing of itself: %s',
  async (answer) => {
    const { sent, errors } = visitedPage(script.text, { before: withDetails(answer) })

    await expect.poll(() => sent.length).toBe(1)
    expect(errors).toEqual([])
  },
)

test.each(['data-outbound', 'data-downloads="pdf"', 'data-404', 'data-hash', 'data-debug'])(
  'leaves what is asked for with %s to the larger script beside it',
  (attribute) => {
    const tag = `data-domain="example.com" src="https://stats.example/js/script.js" nonce="n" ${attribute}`
    const { window, sent } = visitedPage(script.text, { tag, detached: true })
    window.porchlight?.('Signup', { plan: 'pro' })
    const waiting: unknown = window.eval('porchlight.q.map((call) => [...call])')

    const plus = window.document.querySelector<HTMLScriptElement>('script[src$="script.plus.js"]')

    expect(sent).toEqual([])
    expect(plus?.src).toBe('https://stats.example/js/script.plus.js')
    expect(plus?.nonce).toBe('n')
    expect(plus?.outerHTML).toContain(attribute)
    expect(plus?.dataset['domain']).toBe('example.com')
    expect(waiting).toEqual([['Signup', { plan: 'pro' }]])
  },
)

test('leaves a browser of the owner’s own to the larger script', () => {
  const linked = visitedPage(script.text, { url: 'https://example.com/#porchlight-own=plo_x' })
  const marked = visitedPage(script.text, { before: 'localStorage["porchlight-own"] = "plo_x.0.1"' })

  for (const { window, sent } of [linked, marked]) {
    expect(sent).toEqual([])
    expect(window.document.querySelectorAll('script[src$="script.plus.js"]')).toHaveLength(1)
  }
})
