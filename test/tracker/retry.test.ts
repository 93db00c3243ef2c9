import { beforeAll, describe, expect, test } from 'vitest'
import { builtScript } from './builtScript.ts'
import { visitedPage } from './visitedPage.ts'

/** Time passes at once, and the page says how long it would have waited, in milliseconds. */
const hurry = `
  window.waits = []
  window.setTimeout = (work, wait, ...given) => {
    waits.push(wait)
    queueMicrotask(() => work(...given))
  }`

const waitsOf = (window: Window & typeof globalThis): unknown => Reflect.get(window, 'waits')

/** Answers one after another; the last one ever after. A number is a status, a text the `Retry-After` of a 503, null nobody there. */
function answering(...answers: (number | string | null)[]) {
  return async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === null || answer === undefined) throw new TypeError('Failed to fetch')
    return typeof answer === 'number'
      ? new Response('ok', { status: answer })
      : new Response('{}', { status: 503, headers: { 'Retry-After': answer } })
  }
}

describe.each(['script', 'script.plus'] as const)('%s', (name) => {
  let script: string
  beforeAll(async () => {
    script = (await builtScript(name)).text
  })

  test.each([
    ['is too busy', 503],
    ['has had too many', 429],
    ['is being started behind a proxy', 502],
    ['is not reached', null],
  ])('sends a hit again when the service %s, and no more once it is taken', async (_what, answer) => {
    const { window, sent, errors } = visitedPage(script, { before: hurry, fetch: answering(answer, answer, 202) })

    await expect.poll(() => sent.length).toBe(3)
    window.porchlight?.('Later')
    await expect.poll(() => sent.length).toBe(4)

    expect(sent.map(({ event }) => event.n)).toEqual(['pageview', 'pageview', 'pageview', 'Later'])
    expect(sent[2]?.event).toEqual(sent[0]?.event)
    expect(waitsOf(window)).toEqual([9000, 9000])
    expect(errors).toEqual([])
    expect(window.localStorage).toHaveLength(0)
  })

  test.each([202, 400, 404, 413])('sends what was answered %s once', async (status) => {
    const { window, sent } = visitedPage(script, { before: hurry, fetch: answering(status) })
    window.porchlight?.('Later')

    await expect.poll(() => sent.length).toBe(2)

    expect(waitsOf(window)).toEqual([])
  })

  test.each([503, null])('gives up after a few tries: %s', async (answer) => {
    const { window, sent, errors } = visitedPage(script, { before: hurry, fetch: answering(answer) })

    await expect.poll(() => sent.length).toBe(4)
    await new Promise((resolve) => setImmediate(resolve))

    expect(sent).toHaveLength(4)
    expect(waitsOf(window)).toEqual([9000, 9000, 9000])
    expect(errors).toEqual([])
  })
})

test.each([
  ['1', 9000],
  ['30', 30_000],
  ['99999999999', 3_600_000],
  ['Sat, 21 Nov 2026 20:00:00 GMT', 9000],
])('the larger script waits as long as it is told to: %s', async (after, wait) => {
  const { text } = await builtScript('script.plus')
  const { window, sent } = visitedPage(text, { before: hurry, fetch: answering(after, 202) })

  await expect.poll(() => sent.length).toBe(2)

  expect(waitsOf(window)).toEqual([wait])
})

test('an answer that breaks off after it said yes is a yes', async () => {
  const { text } = await builtScript('script.plus')
  const broken = () => new ReadableStream({ start: (body) => body.error(new Error('cut')) })
  const { window, sent } = visitedPage(text, {
    before: hurry,
    fetch: async () => new Response(broken(), { status: 202 }),
  })
  window.porchlight?.('Later')

  await expect.poll(() => sent.length).toBe(2)
  await new Promise((resolve) => setImmediate(resolve))

  expect(waitsOf(window)).toEqual([])
})
