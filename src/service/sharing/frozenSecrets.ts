import { createHash, randomBytes } from 'node:crypto'

/** What opens a frozen link: 256 random bits, behind a prefix that secret scanners can look for. */
export const newSecret = (): string => `plf_${randomBytes(32).toString('base64url')}`

/** As with keys: what is looked up is a hash that nobody can steer. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
