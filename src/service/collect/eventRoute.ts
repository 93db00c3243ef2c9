import { z } from 'zod'
import { largestEvent, SentEvent } from '#contract/event.ts'
import type { App } from '#service/http/App.ts'
import { keyIfAny } from '#service/http/openapi.ts'
import { readEvent } from './readEvent.ts'
import { reasonNames } from './Reason.ts'
import type { Receive } from './receiver.ts'

const schema = {
  security: keyIfAny,
  tags: ['Collecting'],
  summary: 'Collect a hit',
  description: `Answered when the hit is stored. One that is left out is answered the same, and X-Dropped says why: ${reasonNames.join(', ')}.`,
  body: SentEvent,
  response: { 202: z.literal('ok') },
}

/** `POST /api/event`: our script, and Plausible's clients. */
export function eventRoute(app: App, receive: Receive): void {
  app.post(
    '/api/event',
    {
      schema,
      bodyLimit: largestEvent,
      // Headers for pages mean nothing to a script that reads "ok", and they are a fifth of the work.
      helmet: false,
      validatorCompiler: () => (body) => ({ value: readEvent(body) }),
    },
    async (request, reply) => {
      await receive(request, reply, request.body)
      return reply.code(202).send('ok')
    },
  )
}
