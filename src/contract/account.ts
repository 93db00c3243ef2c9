import { z } from 'zod/mini'
import { Timestamp } from './fields.ts'
import { One } from './list.ts'

/** What a key opens: all of an account, or only what is read of it. */
export const Access = z.enum(['full', 'read'])

export const AccountKey = z.object({
  id: z.int(),
  name: z.string(),
  /** The first characters; the whole is stored nowhere. */
  hint: z.string(),
  access: Access,
  created_at: Timestamp,
  /** Null before the first time. Written down once a minute at most. */
  last_used_at: z.nullable(Timestamp),
  /** From then on it is nobody's key; null = never. */
  expires_at: z.nullable(Timestamp),
})

/** Whose key was sent, and which of theirs it is. */
const Account = z.object({ email: z.string(), created_at: Timestamp, key: AccountKey })

/** Longest name of a key, in characters. */
export const longestKeyName = 100

/** What a holder calls a key, on one line. */
export const KeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longestKeyName),
    z.regex(/^\P{Cc}*$/u, { error: 'The name field must be one line of text.' }),
  )

export const KeyCreate = z.object({
  name: KeyName,
  access: z._default(Access, 'full'),
  /** Empty is as good as not sent: a form posts its empty fields too. */
  expires_at: z.optional(z.union([Timestamp, z.literal('')])),
})

/** A key in full, this once. */
export const NewKey = z.extend(AccountKey, { key: z.string() })

/** The account's address again, so that nothing is deleted by mistake. */
export const AccountDelete = z.object({ email: z.string().check(z.maxLength(254)) })

export const AccountAnswer = One(Account)
export const NewKeyAnswer = One(NewKey)

export type Access = z.infer<typeof Access>
export type AccountKey = z.infer<typeof AccountKey>
export type KeyCreate = z.infer<typeof KeyCreate>
export type NewKey = z.infer<typeof NewKey>
