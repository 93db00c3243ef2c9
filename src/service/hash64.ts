import { hash } from 'node:crypto'

/** The first 64 bits of a hash as decimal digits, which is how the engine reads them. By way of hex, as a buffer costs twice that. */
export const hash64 = (algorithm: 'sha1' | 'sha256', text: string): string =>
  BigInt(`0x${hash(algorithm, text, 'hex').slice(0, 16)}`).toString()
