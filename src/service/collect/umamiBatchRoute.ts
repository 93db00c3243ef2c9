import { largestBatch, UmamiBatch, UmamiBatchAnswer } from '#contract/umami.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from '#service/http/answerProblems.ts'
import type { App } from '#service/http/App.ts'
import { keyIfAny } from '#service/http/openapi.ts'
import { fieldErrors } from '#service/http/sentences.ts'
import { parsed, senseless } from './readEvent.ts'
import type { Receive } from './receiver.ts'
import { umamiEvent } from './umamiEvent.ts'

type Parts = {
  receive: Receive
  /** Counts one more hit against the caller's limit; throws a 429. */
  admit: (request: FastifyRequest) => Promise<void>
}

const schema = {
  security: keyIfAny,
  tags: ['Collecting'],
  summary: "Collect many hits of Umami's clients",
  body: UmamiBatch,
  response: { 200: UmamiBatchAnswer },
}

/** `POST /api/batch`: each event for itself, as if it had come alone. */
export function umamiBatchRoute(app: App, { receive, admit }: Parts): void {
  async function take(request: FastifyRequest, reply: FastifyReply, event: unknown, index: number) {
    try {
      // The request itself was counted as it came.
      if (index > 0) await admit(request)
      await receive(request, reply, umamiEvent(event))
      return []
    } catch (error) {
      // Whoever is told that all of it failed sends all of it again, and what is stored would count twice. What is thrown here is an error.
      return [{ index, response: { message: problemOf(error as FastifyError, request).message } }]
    }
  }

  app.post(
    '/api/batch',
    { schema, bodyLimit: largestBatch, helmet: false, validatorCompiler: () => (body) => ({ value: readBatch(body) }) },
    async (request, reply) => {
      const details = await Promise.all(request.body.map((event, index) => take(request, reply, event, index)))
      // What was left out of one event says nothing about the others.
      reply.removeHeader('X-Dropped')
      const size = request.body.length
      const errors = details.flat()
      return { size, processed: size - errors.length, errors: errors.length, details: errors, cache: '' as const }
    },
  )
}

function readBatch(body: unknown): UmamiBatch {
  const read = UmamiBatch.safeParse(parsed(body), { reportInput: true })
  if (!read.success) throw senseless(fieldErrors(read.error.issues))
  return read.data
}
