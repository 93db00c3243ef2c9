import { z } from 'zod/mini'
import { Timestamp } from './fields.ts'
import { One } from './list.ts'

/** Longest tag that is shown, in characters. */
export const longestTag = 500

/** What a look at a website's front page found of the script. */
export const Check = z.object({
  outcome: z.enum([
    /** The tag is there. */
    'found',
    /** This service's script, but it counts for another domain. */
    'other_domain',
    /** A tag for this domain, but with a script from elsewhere. */
    'other_service',
    /** A page without such a tag. */
    'missing',
    /** Nobody answered in time, or only with redirects that lead nowhere. */
    'unreachable',
    /** The name leads to a private or local address, which the service does not open. */
    'private',
    /** What answered is no HTML. */
    'not_html',
  ]),
  /** The page that was looked at in the end. */
  url: z.nullable(z.string()),
  /** Its HTTP status. */
  status: z.nullable(z.int()),
  /** The tag that was found. */
  tag: z.nullable(z.string().check(z.maxLength(longestTag))),
  /** When the last hit was stored; null before the first. */
  last_hit_at: z.nullable(Timestamp),
})

export const CheckAnswer = One(Check)

export type Check = z.infer<typeof Check>
