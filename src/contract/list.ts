import { z } from 'zod'

/** The only sizes the reference allows. */
export const pageSizes = [10, 25, 50, 100] as const

const texts = pageSizes.map(String)

/** The query parameters every list takes. */
export const ListQuery = z.object({
  search: z.string().max(255).optional(),
  sort: z.enum(['desc', 'asc']).default('desc'),
  per_page: z
    .literal([...pageSizes, ...texts])
    .transform(Number)
    .default(100),
  page: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, { error: 'The page field must be a whole number from 1.' })
    .transform(Number)
    .default(1),
})

const ListLinks = z.object({
  first: z.string(),
  last: z.string(),
  prev: z.string().nullable(),
  next: z.string().nullable(),
})

/** `from` and `to` number the rows of this page, counted from 1; null on a page without rows. */
export const ListMeta = z.object({
  current_page: z.number().int(),
  from: z.number().int().nullable(),
  last_page: z.number().int(),
  path: z.string(),
  per_page: z.number().int(),
  to: z.number().int().nullable(),
  total: z.number().int(),
})

export type ListMeta = z.infer<typeof ListMeta>

/** The answer with one record. */
export const One = <T extends z.ZodType>(record: T) => z.object({ data: record })

/** A page of records. */
export const List = <T extends z.ZodType>(record: T) =>
  z.object({ data: z.array(record), links: ListLinks, meta: ListMeta })
