import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { collectRoutes } from '#service/collect/routes.ts'
import { answerProblems } from '#service/http/answerProblems.ts'
import { schemaController } from '#service/http/schemaController.ts'
import { Busy } from '#service/storage/hits/GroupCommit.ts'

/** The route in front of a store that fails like this. */
async function appThatFails(failure: Error) {
  const app = Fastify({ logger: { level: 'silent' }, schemaController }).withTypeProvider<ZodTypeProvider>()
  answerProblems(app)
  const collect = () => Promise.reject(failure)
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
