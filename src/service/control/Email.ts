import { z } from 'zod'

/** An account's address, as HTML's e-mail fields take them: a host name alone will do, nobody writes to `owner@localhost`. */
export const Email = z
  .string()
  .trim()
  .max(254)
  .refine((text) => z.regexes.html5Email.test(text), {
    error: ({ input }) => `"${String(input)}" is not an e-mail address such as someone@example.com.`,
  })
