import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openChdb } from '#service/storage/hits/openChdb.ts'
import { limited } from '#service/storage/hits/limited.ts'
import { type Hits, openHits } from '#service/storage/hits/openHits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const megabyte = 2 ** 20

let folder: string
let hits: Hits
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-limits-'))
  hits = await openHits(openChdb(folder))
})
afterAll(async () => {
  await hits.close()
  await rm(folder, { recursive: true, force: true })
})

const read = (statement: string, parameters = {}) =>
  limited(hits, { seconds: 1, bytes: 100 * megabyte }).read(statement, parameters)

const refusal = { name: 'TooMuchToRead', statusCode: 422, message: expect.stringContaining('Ask for fewer days') }

test('what takes too long is given up, and says what helps', async () => {
  const forever = 'SELECT count() AS count FROM numbers(1000000000000) WHERE sipHash64(number) = {wanted:UInt8}'

  await expect(read(forever, { wanted: 1 })).rejects.toMatchObject(refusal)
})

test('so is what takes too much memory', async () => {
  const everything = 'SELECT length(groupArray(number)) AS count FROM numbers({count:UInt64})'

  await expect(read(everything, { count: 100_000_000 })).rejects.toMatchObject(refusal)
})

test('what is left is read, and what is wrong fails as ever', async () => {
  expect(await read('SELECT 1 AS one')).toEqual([{ one: 1 }])
  await expect(read('SELECT nothing')).rejects.not.toMatchObject(refusal)
})
