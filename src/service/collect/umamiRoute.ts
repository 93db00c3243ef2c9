import { z } from 'zod'
import { largestEvent } from '#contract/event.ts'
import { UmamiAnswer, UmamiBot, UmamiEvent } from '#contract/umami.ts'
import type { App } from '#service/http/App.ts'
import { keyIfAny } from '#service/http/openapi.ts'
import { readLater } from './readLater.ts'
import type { Receive } from './receiver.ts'
import { umamiEvent } from './umamiEvent.ts'

const schema = {
  security: keyIfAny,
  tags: ['Collecting'],
  summary: "Collect a hit of Umami's clients",
  body: UmamiEvent,
  response: { 200: z.union([UmamiAnswer, UmamiBot]) },
}

const nothingNamed = { cache: '', sessionId: '', visitId: '' } as const

/** `POST /api/send`: Umami's clients, which read JSON. */
export function umamiRoute(app: App, receive: Receive): void {
  app.post('/api/send', { schema, bodyLimit: largestEvent, helmet: false, ...readLater }, async (request, reply) => {
    const reason = await receive(request, reply, umamiEvent(request.body))
    return reason === 'bot' ? { beep: 'boop' as const } : nothingNamed
  })
}
