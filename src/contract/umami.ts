import { z } from 'zod/mini'

/** Most events in one body of `POST /api/batch`. */
const mostInBatch = 50
/** Its largest body, in bytes. */
export const largestBatch = 131_072

const text = z.nullish(z.string())

/** What Umami's clients send. A text that is too long is cut, and what else they send is not read. */
export const UmamiEvent = z.object({
  /** Hits are of type `event`; the others are taken and left out. */
  type: z.enum(['event', 'identify', 'performance']),
  payload: z.object({
    /** The website's domain; an id of Umami's names the website at `hostname`. */
    website: z.string().check(z.minLength(1), z.maxLength(255)),
    hostname: z.nullish(z.string().check(z.maxLength(255))),
    /** The page's address, or its path. */
    url: text,
    referrer: text,
    /** `1920x1080` */
    screen: text,
    language: text,
    /** The name of a custom event; a pageview has none. */
    name: text,
    /** Properties of a custom event. */
    data: z.nullish(z.record(z.string(), z.unknown())),
    /** The visitor's address and user agent, and when it was in seconds since 1970: with a key only. */
    ip: text,
    userAgent: text,
    timestamp: z.nullish(z.int().check(z.minimum(0), z.maximum(8_640_000_000_000))),
  }),
})

export const UmamiBatch = z.array(z.unknown()).check(z.minLength(1), z.maxLength(mostInBatch))

/** Nobody is remembered from one hit to the next, so there is nothing to name. */
export const UmamiAnswer = z.object({ cache: z.literal(''), sessionId: z.literal(''), visitId: z.literal('') })

/** What a bot is told. */
export const UmamiBot = z.object({ beep: z.literal('boop') })

export const UmamiBatchAnswer = z.object({
  size: z.int(),
  processed: z.int(),
  errors: z.int(),
  /** What was not taken: its place in the batch, from 0, and why. */
  details: z.array(z.object({ index: z.int(), response: z.object({ message: z.string() }) })),
  cache: z.literal(''),
})

export type UmamiBatch = z.infer<typeof UmamiBatch>
export type UmamiEvent = z.infer<typeof UmamiEvent>
