import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import type { Collect } from '#service/collect/openCollector.ts'
import { collectRoutes } from '#service/collect/routes.ts'
import { answerProblems } from '#service/http/answerProblems.ts'
import { schemaController } from '#service/http/schemaController.ts'
import { Busy } from '#service/storage/hits/GroupCommit.ts'

const appThatFails = (failure: Error) => appThat(() => Promise.reject(failure))

/** The routes in front of what collects. */
async function appThat(collect: Collect) {
  const app = Fastify({ logger: { level: 'silent' }, schemaController }).withTypeProvider<ZodTypeProvider>()
  answerProblems(app)
  await app.register((scope) =>
    collectRoutes(scope, { collect, clock: Date.now, rate: 0, share: (limit) => limit, refused: () => {} }),
  )
  return app
}

const event = {
  method: 'POST',
  url: '/api/event',
  headers: { 'content-type': 'text/plain' },
  payload: JSON.stringify({ n: 'pageview', u: 'https://example.com/', d: 'example.com' }),
} as const

test('a store with too much to do is a 503 that says when to come again', async () => {
  const app = await appThatFails(new Busy('Too many hits wait to be stored.'))

  const answer = await app.inject(event)

  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('1')
  expect(answer.json()).toEqual({ message: 'Too many hits wait to be stored.' })
})

test('a store that fails is a 500 that reveals nothing', async () => {
  const app = await appThatFails(new Error('disk full at /secret/place'))

  const answer = await app.inject(event)

  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('secret')
})

test('of a batch of which some is stored it is said what is not, so that nobody sends all of it again', async () => {
  const app = await appThat(({ event: { n } }) =>
    n === 'Lost' ? Promise.reject(new Error('secret')) : Promise.resolve({ outcome: 'stored' }),
  )
  const events = ['Kept', 'Lost', 'Kept'].map((name) => ({
    type: 'event',
    payload: { website: 'example.com', hostname: 'example.com', url: '/', name },
  }))

  const answer = await app.inject({ method: 'POST', url: '/api/batch', payload: events })

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    processed: 2,
    errors: 1,
    details: [{ index: 1, response: { message: 'Something went wrong on our side.' } }],
  })
})
