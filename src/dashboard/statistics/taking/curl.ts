import { encode } from '#dashboard/http/request.ts'
import { askedOf, type Source } from './Source.ts'

/**
 * The request that a picture is made of, for a shell; `$KEY` stands for the key, which is never written out.
 * `address` is the service's: `https://stats.example.com`.
 */
export function curlOf(address: string, source: Source): string {
  const query = encode({ name: source.name, ...askedOf(source) })
  return [
    `curl ${quoted(`${address}/api/v1/stats/${source.websiteId}?${query}`)}`,
    `  -H ${quoted('Accept: application/json')}`,
    '  -H "Authorization: Bearer $KEY"',
  ].join(' \\\n')
}

/** Between single quotes a shell reads nothing but the next one. */
const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`
