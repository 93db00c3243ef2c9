import { hash64 } from '#service/hash64.ts'
import type { LoggedVisit } from './formats/LoggedVisit.ts'

/** Equal lines further apart than this many others are not told apart: within one second no server logs as many. */
const remembered = 10_000

/**
 * Names what a hit was read of, so that it is known when it is read again: 64 bits as decimal digits, of all the line says of the hit
 * but the address, which must not be on the disk in any form, and of its number among equal lines of one file.
 */
export function openLineNames() {
  let recent = new Map<string, number>()
  let before = new Map<string, number>()

  return {
    of({ event: { n, u, r, p }, userAgent, told, time }: LoggedVisit): string {
      const text = `${time}\0${n}\0${u}\0${r}\0${userAgent}\0${told?.visitor ?? ''}\0${p ? JSON.stringify(p) : ''}`
      const name = hash64('sha1', text)
      const number = (recent.get(name) ?? before.get(name) ?? 0) + 1
      if (recent.size >= remembered) {
        before = recent
        recent = new Map()
      }
      recent.set(name, number)
      return number === 1 ? name : hash64('sha1', `${number}\0${text}`)
    },

    /** Another file begins: what is equal in it may be the same. */
    restart(): void {
      recent = new Map()
      before = new Map()
    },
  }
}
