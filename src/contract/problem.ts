import { z } from 'zod'

/** What every refused request is answered with; `errors` names the fields of a 422. */
export const Problem = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

export type Problem = z.infer<typeof Problem>
