import { ApiError } from '#dashboard/http/ApiError.ts'
import { connect, disconnect } from '#dashboard/http/connection.ts'
import { request } from '#dashboard/http/request.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'

const Answer = z.object({ data: z.string() })
const asked: [string, RequestInit][] = []

beforeEach(() => {
  asked.length = 0
  disconnect()
})

function answer(response: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init])
    return response()
  })
}
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error : null),
  )

test('asks the service that is signed in to, with its key, for JSON in the language of the page', async () => {
  answer(() => Response.json({ data: 'fine' }))
  connect({ address: 'https://stats.example', key: 'pl_1' })

  const read = await request(Answer, 'GET', '/websites', { query: { search: 'a b', page: undefined } })

  expect(read).toEqual({ data: 'fine' })
  const [[url, init]] = asked as [[string, RequestInit]]
  expect(url).toBe('https://stats.example/api/v1/websites?search=a+b')
  expect(init.headers).toEqual({ Accept: 'application/json', 'Accept-Language': 'en', Authorization: 'Bearer pl_1' })
})

test('sends forms form-encoded, without what is undefined', async () => {
  answer(() => Response.json({ data: 'fine' }))

  await request(Answer, 'PUT', '/websites/1', { form: { domain: 'a&b', favorite: 1, email: undefined } })

  const [[, init]] = asked as [[string, RequestInit]]
  expect(init.body).toBe('domain=a%26b&favorite=1')
  expect(new Headers(init.headers).get('Content-Type')).toBe('application/x-www-form-urlencoded')
})

test('reads nothing where no answer is expected', async () => {
  answer(() => new Response(null, { status: 204 }))

  expect(await request(null, 'DELETE', '/websites/1')).toBeNull()
})

test('tells the message, the fields and the number of a refused request', async () => {
  const problem = { message: 'The domain field is required.', errors: { domain: ['The domain field is required.'] } }
  answer(() => Response.json(problem, { status: 422, headers: { 'X-Request-Id': 'abc' } }))

  const error = await failure(request(Answer, 'POST', '/websites'))

  expect(error).toMatchObject({
    status: 422,
    message: 'The domain field is required.',
    fields: { domain: ['The domain field is required.'] },
    requestId: 'abc',
  })
})

test.each<[string, () => Response | Promise<Response>, number, string]>([
  ['cannot be reached', () => Promise.reject(new TypeError()), 0, 'The service cannot be reached.'],
  ['answers a page', () => new Response('<html>', { status: 502 }), 502, 'The service answered 502.'],
  [
    'answers something else',
    () => Response.json({ shoes: 2 }),
    200,
    'The service answered in a way this dashboard does not know.',
  ],
  ['answers no JSON', () => new Response('fine'), 200, 'The service answered in a way this dashboard does not know.'],
])('says so when the service %s', async (_, response, status, message) => {
  answer(response)

  expect(await failure(request(Answer, 'GET', '/websites'))).toMatchObject({ status, message })
})

test('a request that is given up is no failure of the service', async () => {
  const giveUp = new AbortController()
  answer(() => Promise.reject(giveUp.signal.reason))
  giveUp.abort()

  await expect(request(Answer, 'GET', '/websites', { signal: giveUp.signal })).rejects.toHaveProperty(
    'name',
    'AbortError',
  )
})
