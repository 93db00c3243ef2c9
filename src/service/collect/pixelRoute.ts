import { z } from 'zod'
import { PixelQuery } from '#contract/event.ts'
import type { App } from '#service/http/App.ts'
import { keyless } from '#service/http/openapi.ts'
import { readLater } from './readLater.ts'
import { readEvent } from './readEvent.ts'
import type { Receive } from './receiver.ts'

/** One transparent dot. */
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

const schema = {
  security: keyless,
  tags: ['Collecting'],
  summary: 'Collect a hit where no script runs',
  querystring: PixelQuery,
  response: {
    200: {
      description: 'A dot.',
      content: { 'image/gif': { schema: z.unknown().meta({ type: 'string', format: 'binary' }) } },
    },
  },
}

/** `GET /api/pixel.gif`: an image for `<noscript>` and for what shows no more than images. */
export function pixelRoute(app: App, receive: Receive): void {
  app.get(
    '/api/pixel.gif',
    // Who asks whether there is an image has seen no page.
    { schema, exposeHeadRoute: false, helmet: false, ...readLater },
    async (request, reply) => {
      const { n = 'pageview', u = request.headers.referer, d, r } = request.query
      await receive(request, reply, readEvent({ n, u, d, r }))
      return reply
        .header('Cache-Control', 'no-store')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('X-Content-Type-Options', 'nosniff')
        .type('image/gif')
        .send(dot)
    },
  )
}
