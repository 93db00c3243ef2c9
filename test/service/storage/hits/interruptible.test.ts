import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openChdb } from '#service/storage/hits/openChdb.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
let engine: ReturnType<typeof openChdb>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-test-'))
  engine = openChdb(folder)
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
})

/** Takes minutes unless it is ended. */
const long =
  'SELECT count() FROM numbers({rows:UInt64}) WHERE cityHash64(number) % 7 = 0 SETTINGS max_execution_time = 30'
const patience = { timeout: 15_000 }

const rows = 1_000_000_000_000

const running = () =>
  engine.read("SELECT 1 FROM system.processes WHERE query LIKE '%cityHash64%' AND query NOT LIKE '%processes%'")

test('what is being read ends when nobody wants it any more, and the engine is free', { timeout: 60_000 }, async () => {
  const wanted = new AbortController()
  const reading = engine.read(long, { rows }, { signal: wanted.signal }).catch((error: unknown) => error)
  await expect.poll(running, patience).toHaveLength(1)
  wanted.abort()

  expect(await reading).toBeInstanceOf(Error)
  await expect.poll(running, patience).toEqual([])
  expect(await engine.read('SELECT {one:UInt8} AS one', { one: 1 })).toEqual([{ one: 1 }])
})

test('what waits behind another statement ends as soon as it has begun', { timeout: 60_000 }, async () => {
  const first = new AbortController()
  const second = new AbortController()
  const begin = ({ signal }: AbortController) =>
    engine.read(long, { rows }, { signal }).catch((error: unknown) => error)
  const readings = [begin(first)]
  await expect.poll(running, patience).toHaveLength(1)
  readings.push(begin(second))
  second.abort()
  first.abort()

  for (const reading of readings) expect(await reading).toBeInstanceOf(Error)
  expect(await engine.read('SELECT {one:UInt8} AS one', { one: 1 })).toEqual([{ one: 1 }])
})

test('what nobody wants is not begun', async () => {
  await expect(engine.read(long, { rows }, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
})
