import { z } from 'zod'

/** An account's address. A host name alone will do: nobody writes to `owner@localhost`. */
export const Email = z
  .email({
    pattern: z.regexes.html5Email,
    error: ({ input }) => `"${String(input)}" is not an e-mail address such as someone@example.com.`,
  })
  .max(254)
