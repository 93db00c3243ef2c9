import { z } from 'zod/mini'
import { Day, Timestamp } from './fields.ts'
import { One } from './list.ts'
import { StatisticNames } from './statistic.ts'

/** The days of a frozen link, those they are compared with, and between which moments it is of use. */
const FrozenNumbers = z.object({
  from_date: Day,
  to_date: Day,
  compare_from_date: z.nullable(Day),
  compare_to_date: z.nullable(Day),
  created_at: Timestamp,
  expires_at: Timestamp,
})

/** What the page of shared statistics is drawn by. */
const Shared = z.object({
  id: z.int(),
  domain: z.string(),
  privacy: z.literal([0, 1, 2]),
  timezone: z.string(),
  /** What is shown. */
  statistics: StatisticNames,
  /** Rows with fewer visitors are counted together. */
  minimum: z.int(),
  /** Whether there are filters: not where rows are hidden, and not in what is frozen. */
  filters: z.boolean(),
  /** Whether what goes on now can be followed. */
  live: z.boolean(),
  /** The numbers as they were at a moment; null where they go on. */
  frozen: z.nullable(FrozenNumbers),
})

/** What is known before the password: what asking for it needs. */
const Locked = z.object({ id: z.int(), domain: z.string(), privacy: z.literal(2) })

export const SharedAnswer = One(z.union([Shared, Locked]))

export const ByDomain = z.object({ domain: z.string().check(z.maxLength(255)) })

export type FrozenNumbers = z.infer<typeof FrozenNumbers>
export type Shared = z.infer<typeof Shared>
export type Locked = z.infer<typeof Locked>
