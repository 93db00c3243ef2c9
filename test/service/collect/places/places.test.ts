import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mmdb } from '#test/support/mmdb.ts'
import { startService, type TestService } from '#test/support/service.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const flat = (city: string) => mmdb({ '85.0.0.0/8': { country_code: 'DE', state1: 'Bavaria', city } })

const nested = mmdb({
  '85.214.0.0/16': {
    continent: { code: 'SA' },
    country: { iso_code: 'BR' },
    subdivisions: [{ names: { en: 'Pernambuco' } }],
    city: { names: { en: 'Recife', de: 'Recife' } },
  },
  '2a02:8108::/32': { continent: { code: 'AF' } },
  '10.0.0.0/8': { country: { iso_code: 'BR' } },
})

let folder: string
let file: string
let service: TestService | undefined
let now = Date.parse('2026-11-20T12:00:00Z')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-places-'))
  file = join(folder, 'places.mmdb')
})

afterEach(async () => {
  await service?.stop()
  service = undefined
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<TestService> {
  const started = await startService({
    now: new Date(now).toISOString(),
    environment: { GEO_DATABASE: file, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' },
  })
  service = started
  await started.addWebsite('example.com')
  return started
}

/** Where a hit from an address is stored to be. */
async function placeOf({ moveTo, request, hits }: TestService, address: string) {
  now += 1000
  moveTo(new Date(now).toISOString())
  const answer = await request('POST', '/api/event', {
    body: JSON.stringify({ n: 'pageview', u: 'https://example.com/', d: 'example.com' }),
    headers: { 'content-type': 'text/plain', 'user-agent': firefox, 'x-forwarded-for': address },
    key: null,
  })
  if (answer.status !== 202) throw new Error(answer.text)
  const statement = 'SELECT continent, country, region, city FROM hits ORDER BY time DESC LIMIT 1'
  const [row] = await hits.read<Record<string, string>>(statement, {})
  return row && Object.values(row)
}

const cityOf = async (started: TestService) => (await placeOf(started, '85.214.132.117'))?.[3]

const nowhere = ['', '', '', '']

test('a file in the flat shape says where visitors are', async () => {
  await writeFile(file, flat('Munich (Schwabing)'))
  const started = await start()

  expect(await placeOf(started, '85.214.132.117')).toEqual(['EU', 'DE', 'DE:Bavaria', 'DE:Munich'])
  expect(await placeOf(started, '::ffff:85.214.132.117')).toEqual(['EU', 'DE', 'DE:Bavaria', 'DE:Munich'])
  expect(await placeOf(started, '9.9.9.9')).toEqual(nowhere)
})

test('a file in MaxMind’s shape does, too, for both kinds of addresses', async () => {
  await writeFile(file, nested)
  const started = await start()

  expect(await placeOf(started, '85.214.132.117')).toEqual(['SA', 'BR', 'BR:Pernambuco', 'BR:Recife'])
  expect(await placeOf(started, '::ffff:55d6:8475')).toEqual(['SA', 'BR', 'BR:Pernambuco', 'BR:Recife'])
  expect(await placeOf(started, '2a02:8108::1')).toEqual(['AF', '', '', ''])
  // Whatever a file says of private addresses.
  expect(await placeOf(started, '10.1.2.3')).toEqual(nowhere)
})

test('a file of one kind of addresses knows nothing of the other', async () => {
  await writeFile(file, mmdb({ '0.0.0.0/1': { country_code: 'DE' } }, 4))
  const started = await start()

  expect(await placeOf(started, '85.214.132.117')).toEqual(['EU', 'DE', '', ''])
  expect(await placeOf(started, '2a02:8108::1')).toEqual(nowhere)
})

test('a file that is replaced is read while the service runs, and every hit is stored', async () => {
  await writeFile(file, flat('Munich'))
  const started = await start()
  await placeOf(started, '85.214.132.117')

  await writeFile(`${file}.new`, nested)
  await rename(`${file}.new`, file)

  await expect.poll(() => cityOf(started), { timeout: 15_000 }).toBe('BR:Recife')
})
