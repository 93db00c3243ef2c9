import { z } from 'zod/mini'

/** Largest body of `POST /api/event`, in bytes. */
export const largestEvent = 8192

const text = (longest: number) => z.string().check(z.maxLength(longest))
const someText = (longest: number) => z.string().check(z.maxLength(longest), z.minLength(1))

/** One hit as the script sends it: the fields of Plausible's events API, and two of ours. */
export const Event = z.object({
  /** `pageview`, or the name of a custom event. */
  n: someText(120),
  /** The page's full URL. */
  u: someText(4096),
  /** The website's domain. */
  d: someText(255),
  r: z.nullish(text(4096)),
  p: z.nullish(z.record(text(300), z.union([text(2000), z.number(), z.boolean(), z.null()]))),
  /** The screen in CSS pixels, `1920x1080`. */
  s: z.nullish(text(20)),
  l: z.nullish(text(64)),
})

export type Event = z.infer<typeof Event>
