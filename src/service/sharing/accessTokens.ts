import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Clock, timestamp } from '#service/clock.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'

type Holder = Pick<WebsiteRow, 'id' | 'access_version'>

/** How long a token reads, in milliseconds. */
const lifetime = 3_600_000

/** Signed tokens that read one website's statistics until they expire, or its password or privacy changes. */
export function accessTokens(secret: string, clock: Clock) {
  const key = Buffer.from(secret, 'base64url')
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  return {
    give({ id, access_version }: Holder): { token: string; expires_at: string } {
      const expires = clock() + lifetime
      const claim = `${id}.${access_version}.${expires}`
      return { token: `${claim}.${sign(claim)}`, expires_at: timestamp(expires) }
    },

    opens(token: string, { id, access_version }: Holder): boolean {
      const [website, version, expires, signature = ''] = token.split('.')
      const expected = Buffer.from(sign(`${website}.${version}.${expires}`))
      const given = Buffer.from(signature)
      const genuine = given.length === expected.length && timingSafeEqual(given, expected)
      return genuine && Number(website) === id && Number(version) === access_version && Number(expires) > clock()
    },
  }
}
