import { z } from 'zod/mini'

/** The only sizes the reference allows. */
export const pageSizes = [10, 25, 50, 100] as const

const texts = pageSizes.map(String)

/** The query parameters every list takes. */
export const ListQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(255))),
  sort: z._default(z.enum(['desc', 'asc']), 'desc'),
  per_page: z._default(z.pipe(z.literal([...pageSizes, ...texts]), z.transform(Number)), 100),
  page: z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,6}$/, { error: 'The page field must be a whole number from 1.' })),
      z.transform(Number),
    ),
    1,
  ),
})

const ListLinks = z.object({
  first: z.string(),
  last: z.string(),
  prev: z.nullable(z.string()),
  next: z.nullable(z.string()),
})

/** `from` and `to` number the rows of this page, counted from 1; null on a page without rows. */
export const ListMeta = z.object({
  current_page: z.int(),
  from: z.nullable(z.int()),
  last_page: z.int(),
  path: z.string(),
  per_page: z.int(),
  to: z.nullable(z.int()),
  total: z.int(),
})

export type ListMeta = z.infer<typeof ListMeta>

/** The query parameters of a list that is in one order and not searched. */
export const PageQuery = z.pick(ListQuery, { per_page: true, page: true })

/** The answer with one record. */
export const One = <T extends z.ZodMiniType>(record: T) => z.object({ data: record })

/** A page of records. */
export const List = <T extends z.ZodMiniType>(record: T) =>
  z.object({ data: z.array(record), links: ListLinks, meta: ListMeta })
