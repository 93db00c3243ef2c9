import { createHash, randomBytes } from 'node:crypto'

/** What a link brings: 256 random bits, behind a prefix that secret scanners can look for. */
export const newToken = (): string => `plo_${randomBytes(32).toString('base64url')}`

/** The token in a mark, behind which every browser writes a number of its own; undefined for what no browser was given. */
export const tokenOf = (mark: string): string | undefined => /^(plo_[\w-]{43})\.[\d.e-]{1,30}$/.exec(mark)?.[1]

/** As with keys: what is looked up is a hash that nobody can steer. */
export const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex')
