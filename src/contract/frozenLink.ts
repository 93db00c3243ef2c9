import { z } from 'zod/mini'
import { rangeProblem, refusing } from './dayRange.ts'
import { Day, Id, Timestamp } from './fields.ts'
import { One } from './list.ts'

/** The longest life of a frozen link, in days. */
const longestFrozen = 366

/** A website has no more of them at once. */
export const mostFrozen = 20

const Lifetime = z
  .pipe(
    z.union([z.string().check(z.regex(/^\d{1,3}$/)), z.int()], { error: 'The days field must be a whole number.' }),
    z.transform(Number),
  )
  .check(
    z.refine((days) => days >= 1 && days <= longestFrozen, {
      error: `The days field must be from 1 to ${longestFrozen}.`,
    }),
  )

/** Which days are frozen, with which they are compared, and for how many days the link opens them. */
export const FrozenLinkCreate = z
  .object({
    from: Day,
    to: Day,
    compare_from: z.optional(Day),
    compare_to: z.optional(Day),
    days: z._default(Lifetime, 30),
  })
  .check(
    z.superRefine(({ from, to, compare_from, compare_to }, context) => {
      const refuse = refusing(context)
      refuse('to', rangeProblem({ from, to }, { from: 'from', to: 'to' }))
      if (compare_from !== undefined && compare_to !== undefined)
        refuse('compare_to', comparisonProblem({ from, to }, { from: compare_from, to: compare_to }))
      else if (compare_from !== compare_to) refuse('compare_to', 'Days to compare with have a first and a last one.')
    }),
  )

/** Days that are compared stand beside each other: there are as many. */
function comparisonProblem(range: Days, before: Days): string | undefined {
  const isAsLong = Date.parse(range.to) - Date.parse(range.from) === Date.parse(before.to) - Date.parse(before.from)
  return isAsLong ? undefined : 'The days compared with must be as many.'
}

type Days = { from: Day; to: Day }

export const FrozenLink = z.object({
  id: z.int(),
  from_date: Day,
  to_date: Day,
  compare_from_date: z.nullable(Day),
  compare_to_date: z.nullable(Day),
  timezone: z.string(),
  created_at: Timestamp,
  expires_at: Timestamp,
})

/** `url` opens it, and is known here and never again: it ends in a secret, behind a `#`, which browsers send to nobody. */
export const FrozenLinkMade = One(z.extend(FrozenLink, { url: z.string() }))

export const FrozenLinks = z.object({ data: z.array(FrozenLink) })

export const ByFrozenLink = z.object({ id: Id, link: Id })

export type FrozenLinkCreate = z.infer<typeof FrozenLinkCreate>
export type FrozenLink = z.infer<typeof FrozenLink>
