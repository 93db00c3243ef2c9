import { z } from 'zod/mini'

/** What every refused request is answered with; `errors` names the fields of a 422. */
export const Problem = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})

export type Problem = z.infer<typeof Problem>
