import { createHash, randomBytes } from 'node:crypto'

/** A new API key: 256 random bits behind a prefix that secret scanners can look for. */
export const newKey = (): string => `pl_${randomBytes(32).toString('base64url')}`

/**
 * A key is random and long, so one round of SHA-256 keeps it as safe as a slow hash would. It is looked up by this hash:
 * how long that takes depends on a hash that nobody can steer, and so says nothing about keys.
 */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** What of a key is shown in lists. */
export const hintOf = (key: string): string => `${key.slice(0, 7)}…`
