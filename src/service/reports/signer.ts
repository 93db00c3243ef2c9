import { createHmac, timingSafeEqual } from 'node:crypto'

export type Signer = ReturnType<typeof signer>

/** Texts that only this service can have written, for one purpose; they can be read by whoever has them. */
export function signer(secret: string, purpose: string) {
  const key = Buffer.from(secret, 'base64url')
  const sign = (text: string) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')

  return {
    /** A part of a URL. The text has neither slash nor dot at its end. */
    sign: (text: string): string => `${text}.${sign(text)}`,

    /** The text, if it is genuine; compares in constant time. */
    read(signed: string): string | undefined {
      const end = signed.lastIndexOf('.')
      const text = signed.slice(0, Math.max(0, end))
      const given = Buffer.from(signed.slice(end + 1))
      const expected = Buffer.from(sign(text))
      return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined
    },
  }
}
