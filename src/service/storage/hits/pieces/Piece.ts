import { z } from 'zod'

const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/)

/** What is read and written in one go: what some websites have of some days of one month (UTC), or a share of it. */
export const Piece = z.object({
  table: z.enum(['hits', 'received']),
  /** `202611` */
  month: z.number().int().min(0),
  websites: z.array(z.number().int().min(0)).min(1),
  /** Both are in it. */
  from: Day,
  to: Day,
  /** Which of so many shares of about the same size; the first is 0. */
  share: z.number().int().min(0),
  of: z.number().int().min(1),
})
export type Piece = z.infer<typeof Piece>

/** Keeps what is in a piece; its fields are bound parameters. */
export const inPiece = ({ table }: Pick<Piece, 'table'>): string =>
  [
    'toYYYYMM(time) = {month:UInt32}',
    'website_id IN {websites:Array(UInt32)}',
    'toDate(time) BETWEEN {from:Date} AND {to:Date}',
    // By what differs between the hits of a day.
    ...(table === 'hits' ? ['cityHash64(visitor, time) % {of:UInt32} = {share:UInt32}'] : []),
  ].join(' AND ')
