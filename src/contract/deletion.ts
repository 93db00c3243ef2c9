import { z } from 'zod/mini'
import { rangeProblem, refusing } from './dayRange.ts'
import { Day, Timestamp } from './fields.ts'
import { Months } from './keepMonths.ts'
import { One } from './list.ts'

const count = z.int().check(z.minimum(0))

/** A number of hits; a form sends text. */
const Hits = z.pipe(z.union([z.string().check(z.regex(/^\d{1,15}$/)), count]), z.transform(Number))

/**
 * Which hits of a website are meant: of whole days, of a page, or both. Without `hits` they are counted; with it, and with the
 * `until` of that count, they are deleted if it is still that many.
 */
export const DeletionRequest = z
  .object({
    from: z.optional(Day),
    to: z.optional(Day),
    /** As the statistics write it; `*` stands for any characters. */
    page: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
    until: z.optional(Timestamp),
    hits: z.optional(Hits),
  })
  .check(
    z.superRefine(({ from, to, page, until, hits }, context) => {
      const refuse = refusing(context)
      if (from === undefined && to === undefined && page === undefined)
        refuse('page', 'Name days (from and to), a page, or both.')
      if (from === undefined && to !== undefined) refuse('from', 'The from field is required with to.')
      if (to === undefined && from !== undefined) refuse('to', 'The to field is required with from.')
      if (from !== undefined && to !== undefined) refuse('to', rangeProblem({ from, to }, { from: 'from', to: 'to' }))
      if (hits !== undefined && until === undefined) refuse('until', 'The until field is required with hits.')
    }),
  )

/** What was found, or deleted. */
export const Deletion = z.object({
  hits: count,
  visitors: count,
  /** How many days have such hits. */
  days: count,
  /** The first and the last of them; null without any. */
  from_date: z.nullable(Day),
  to_date: z.nullable(Day),
  /** What came later is not meant. */
  until: Timestamp,
  deleted: z.boolean(),
})
export const DeletionAnswer = One(Deletion)

/** What is asked before hits are kept for so many months. */
export const RetentionQuery = z.object({ months: Months })

/** What would be deleted the next time, if nothing else came meanwhile. */
export const Retention = z.object({
  hits: count,
  visitors: count,
  days: count,
  from_date: z.nullable(Day),
  to_date: z.nullable(Day),
  /** The first day that is kept. */
  kept_from: Day,
})
export const RetentionAnswer = One(Retention)

export type DeletionRequest = z.infer<typeof DeletionRequest>
export type Deletion = z.infer<typeof Deletion>
export type Retention = z.infer<typeof Retention>
