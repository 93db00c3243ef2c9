import { z } from 'zod/mini'

/** Largest body of `POST /api/event`, in bytes. */
export const largestEvent = 8192

const text = (longest: number) => z.string().check(z.maxLength(longest))
const someText = (longest: number) => z.string().check(z.maxLength(longest), z.minLength(1))

/** One hit as the script sends it: the fields of Plausible's events API, and some of ours. */
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
  /** Whether the fragment is part of the page (`true` or 1), as where a program shows pages by it: `#/cart`. */
  h: z.nullish(z.union([z.boolean(), z.number()])),
  /** Whether a program drives the browser (`navigator.webdriver`). */
  w: z.nullish(z.boolean()),
  /** What marks a browser of the owner's own, which is not counted; never stored. */
  o: z.nullish(text(200)),
  /** What only the browser itself can say of it. */
  a: z.nullish(
    z.object({
      /** The platform's version, of the user-agent client hints: `15.0.0` of Windows 11. */
      v: z.nullish(text(32)),
      /** The device's model, of the same. */
      m: z.nullish(text(64)),
      /** How many fingers its screen feels. */
      t: z.nullish(z.number()),
    }),
  ),
})

/** An event as it is sent: with a key, a server may say who the visitor is and when it was. */
export const SentEvent = z.extend(Event, {
  /** The visitor's address. */
  ip: z.nullish(text(64)),
  /** The visitor's user agent. */
  ua: z.nullish(text(2048)),
  /** When it was, `2026-11-20T17:33:00Z`. */
  t: z.nullish(z.iso.datetime({ offset: true })),
})

/** An event as an image asks for it; the page is the one that shows the image, unless it says another. */
export const PixelQuery = z.object({
  n: z.optional(Event.shape.n),
  u: z.optional(Event.shape.u),
  d: Event.shape.d,
  r: z.optional(text(4096)),
})

export type Event = z.infer<typeof Event>
export type SentEvent = z.infer<typeof SentEvent>
