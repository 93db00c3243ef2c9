import type { FastifyRequest } from 'fastify'
import { Live } from '#contract/live.ts'
import { ById } from '#contract/website.ts'
import type { App } from '#service/http/App.ts'
import { keyIfAny } from '#service/http/openapi.ts'
import { languageOf } from '#service/http/language.ts'
import { network } from '#service/http/network.ts'
import { notFound } from '#service/http/problems.ts'
import { Seats } from '#service/http/Seats.ts'
import { isLive, type Reading } from '#service/Reading.ts'
import { EventStream } from './EventStream.ts'
import type { Broadcasts } from './openBroadcasts.ts'
import type { Picture } from './Picture.ts'
import { toldTo } from './toldTo.ts'

type Readable = (request: FastifyRequest, id: number) => Promise<Reading>

type Parts = {
  broadcasts: Broadcasts
  /** The website as whoever asks may read it; throws a 401 or 404 where they may not. */
  readable: Readable
  /** The same, asked again while a stream is open: with a key that was revoked meanwhile, nothing is. */
  stillReadable: Readable
  /** What a country is called in a language; undefined where the code means nothing. */
  countryIn: (language: string, code: string) => string | undefined
}

/** Streams that an account, or without a key an address, may have open at once. */
const mostStreams = 20

/** Untyped, because the answer is a stream: the schema says what each event in it is. */
const response: unknown = {
  200: { description: 'The data of each event', content: { 'text/event-stream': { schema: Live } } },
}

/** What goes on at a website, as server-sent events. */
export function liveRoutes(app: App, { broadcasts, readable, stillReadable, countryIn }: Parts): void {
  const seats = new Seats(mostStreams)
  app.addHook('preClose', async () => broadcasts.close())

  app.get(
    '/stats/:id/live',
    {
      // A HEAD would open a stream that nobody reads.
      exposeHeadRoute: false,
      schema: {
        security: keyIfAny,
        tags: ['Statistics'],
        summary: 'Follow what goes on',
        description:
          'Server-sent events named `live`: one at once, one after each change, a second apart at least and a minute at most. It ends when the statistics may not be read any more.',
        params: ById,
        response,
      },
    },
    async (request, reply) => {
      let reading = await readable(request, request.params.id)
      const { website } = reading
      if (!isLive(reading)) throw notFound('page')
      const giveBack = seats.take(request.account ? `account ${request.account.id}` : network(request.ip))
      const language = languageOf(request.headers['accept-language'])
      const stream = new EventStream()
      const follower = {
        mayRead: () =>
          stillReadable(request, website.id).then(
            (now) => {
              reading = now
              return isLive(now)
            },
            () => false,
          ),
        tell: (picture: Picture) =>
          stream.tell(
            'live',
            toldTo(reading, picture, (code) => countryIn(language, code)),
          ),
        end: () => stream.finish(),
      }
      stream.once('close', () => {
        broadcasts.leave(website.id, follower)
        giveBack()
      })
      await broadcasts.follow(website, follower).catch((error: unknown) => {
        stream.destroy()
        throw error
      })
      return (
        reply
          .type('text/event-stream')
          .header('X-Accel-Buffering', 'no')
          // A service that stops need not wait for connections that carry nothing any more.
          .header('Connection', 'close')
          .send(stream)
      )
    },
  )
}
