import { createHmac } from 'node:crypto'

/**
 * Who it was, on one website and one day only: 64 bits as decimal digits. Without the key, which is deleted when the day is
 * over, nobody can tell whose address it was made of.
 */
export const visitor = (key: Buffer, websiteId: number, address: string, userAgent: string): string =>
  createHmac('sha256', key).update(`${websiteId}\0${address}\0${userAgent}`).digest().readBigUInt64BE().toString()
