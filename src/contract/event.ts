import { z } from 'zod'

/** Largest body of `POST /api/event`, in bytes. */
export const largestEvent = 8192

const text = (longest: number) => z.string().max(longest)

/** One hit as the script sends it: the fields of Plausible's events API, and two of ours. */
export const Event = z.object({
  /** `pageview`, or the name of a custom event. */
  n: text(120).min(1),
  /** The page's full URL. */
  u: text(4096).min(1),
  /** The website's domain. */
  d: text(255).min(1),
  r: text(4096).nullish(),
  p: z.record(text(300), z.union([text(2000), z.number(), z.boolean(), z.null()])).nullish(),
  /** The screen in CSS pixels, `1920x1080`. */
  s: text(20).nullish(),
  l: text(64).nullish(),
})

export type Event = z.infer<typeof Event>
