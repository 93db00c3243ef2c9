import { z } from 'zod/mini'
import { Day, Flag } from './fields.ts'
import { One } from './list.ts'

/** At most this many examples of each kind. */
export const previewExamples = 5

/** Rules as the settings take them; one that is not sent is the website's own. */
export const PreviewRequest = z.object({
  exclude_params: z.optional(z.string().check(z.maxLength(65_536))),
  exclude_bots: z.optional(Flag),
})

const count = z.int().check(z.minimum(0))

/** What rules would have done to the pageviews of some days, which include the first and the last. */
export const Preview = z.object({
  from_date: Day,
  to_date: Day,
  /** All that were stored. */
  pageviews: count,
  /** Those whose page would have been written otherwise; the examples are the most frequent pages. */
  parameters: z.object({
    pageviews: count,
    examples: z.array(z.object({ page: z.string(), becomes: z.string(), count })).check(z.maxLength(previewExamples)),
  }),
  /** Those of bots, which would not have been stored; the examples are names of bots. */
  bots: z.object({
    pageviews: count,
    /** False where the website leaves bots out: nobody counted them. */
    known: z.boolean(),
    examples: z.array(z.object({ value: z.string(), count })).check(z.maxLength(previewExamples)),
  }),
})

export const PreviewAnswer = One(Preview)

export type PreviewRequest = z.infer<typeof PreviewRequest>
export type Preview = z.infer<typeof Preview>
