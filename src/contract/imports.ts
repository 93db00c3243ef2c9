import { z } from 'zod/mini'
import { Day, Id, Timestamp } from './fields.ts'

/** Something that was imported into a website, and can be removed from it. */
export const Import = z.object({
  id: z.int(),
  /** The files, as they were called. */
  name: z.string(),
  /** `combined`, `w3c`, `json`, `plausible`, `umami`, `goatcounter`; empty while it is found out. */
  format: z.string(),
  /** `broken`: it ended before the history did. What came until then is there. */
  state: z.enum(['running', 'done', 'broken']),
  created_at: Timestamp,
  /** No hit of it lies outside of these days. */
  from: z.string(),
  to: z.string(),
  /** How many it has by now. */
  hits: z.int(),
  /** Lines by the reason for which they were left out. */
  left_out: z.record(z.string(), z.int()),
})

export const ImportList = z.object({ data: z.array(Import) })

export const ByImport = z.object({ id: Id, import: Id })

/** Days with imported hits, both ends included. */
export const ImportedDays = z.object({ from: Day, to: Day })

export type Import = z.infer<typeof Import>
export type ImportedDays = z.infer<typeof ImportedDays>
