import { z } from 'zod'

/** What was found, and what to do about it where there is something to be done. */
export const Finding = z.object({
  about: z.string(),
  /** `look`: it works, and may not be what is meant. `wrong`: something does not work. */
  state: z.enum(['ok', 'look', 'wrong']),
  says: z.string(),
})
export type Finding = z.infer<typeof Finding>

const found =
  (state: Finding['state']) =>
  (about: string, says: string): Finding => ({ about, state, says })

export const ok = found('ok')
export const look = found('look')
export const wrong = found('wrong')

/** What somebody says that went wrong, on one line. */
export const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).replaceAll(/\s+/g, ' ').trim()
