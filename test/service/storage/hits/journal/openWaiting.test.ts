import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Busy } from '#service/storage/hits/GroupCommit.ts'
import { type Hits, openHits } from '#service/storage/hits/openHits.ts'
import { openClickHouse } from '#service/storage/hits/openClickHouse.ts'
import { openWaiting } from '#service/storage/hits/journal/openWaiting.ts'
import { writtenHit } from '#service/storage/hits/row.ts'
import { type ClickHouseServer, isInsert, openClickHouseServer } from '#test/support/clickHouse/openClickHouseServer.ts'
import { plainHit } from '#test/support/plainHit.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

let server: ClickHouseServer
beforeAll(async () => {
  server = await openClickHouseServer()
})
afterAll(() => server.close())

let folder: string
let hits: Hits
let said: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-journal-'))
  said = []
  hits = await open()
  await hits.deleteHits({ website: 1, condition: '1', parameters: {} })
})
afterEach(async () => {
  server.mend()
  await server.away()
  await server.back()
  await hits.close()
  await rm(folder, { recursive: true })
})

const say = (_given: unknown, words?: string) => void said.push(words ?? String(_given))

const open = (bound = 1_000_000) =>
  openHits(openClickHouse({ url: server.url, quorum: 0 }, { timeouts: { insert: 1000, read: 5000, command: 5000 } }), {
    waiting: (inserts) => openWaiting({ ...inserts, folder, bound, every: 20, log: { warn: say, error: say } }),
  })

let time = Date.UTC(2026, 10, 20, 12)
const hit = (page: string) => ({ ...plainHit, website_id: 1, time: (time += 1), visitor: '1', page })

const insert = (...pages: string[]) => hits.insert(pages.map(hit))

/** What is stored, in the order in which it came. */
async function stored(): Promise<string[]> {
  const rows = await hits.read<{ page: string }>('SELECT page FROM hits ORDER BY time', {})
  return rows.map(({ page }) => page)
}

const isEmpty = () => expect.poll(() => hits.waiting()).toBe(0)

test('what comes while the server is away is acknowledged, and stored in order once it is back', async () => {
  await insert('/before')
  await server.away()
  await insert('/1')
  await insert('/2', '/3')
  expect(hits.waiting()).toBeGreaterThan(0)

  await server.back()
  await insert('/4')
  await isEmpty()

  expect(await stored()).toEqual(['/before', '/1', '/2', '/3', '/4'])
  expect(said).toEqual([
    'hits wait in the journal until the server takes them',
    'nothing waits in the journal any more',
  ])
})

test.each([
  ['is cut off', { cut: 'after' }],
  ['never comes', { silent: 'after' }],
  ['was given by somebody in between', { status: 502 }],
] as const)('what is stored counts once where the answer %s', async (_what, fault) => {
  // The first try and all that follow it, and some of what the drain sends.
  server.fail(fault, { times: fault === undefined ? 0 : 6, matching: isInsert })

  await insert('/1')
  await insert('/2')
  await isEmpty()

  expect(await stored()).toEqual(['/1', '/2'])
})

test('what waits is stored after a restart of the service', async () => {
  await server.away()
  await insert('/1')
  await insert('/2')
  await hits.close()

  await server.back()
  hits = await open()
  await isEmpty()

  expect(await stored()).toEqual(['/1', '/2'])
  expect(await readdir(folder)).toEqual([])
})

test('what was counted meanwhile is added once', async () => {
  const counted = { website_id: 1, time, reason: 'stored', count: 3 }
  server.fail({ cut: 'after' }, { times: 5, matching: isInsert })

  await hits.count([counted])
  await insert('/1')
  await hits.count([counted])
  await isEmpty()

  const [sum] = await hits.read<{ count: number }>('SELECT sum(count) AS count FROM received', {})
  expect(sum?.count).toBe(6)
})

test('more than may wait is refused, and taken again when there is room', async () => {
  await hits.close()
  hits = await open(1500)
  await server.away()
  await insert('/1')
  await insert('/2')
  await expect(insert('/3', '/4', '/5', '/6')).rejects.toThrow(Busy)

  await server.back()
  await isEmpty()
  await insert('/7')

  expect(await stored()).toEqual(['/1', '/2', '/7'])
})

test('what is sent to be loaded does not wait: whoever sends it has it', async () => {
  await server.away()

  await expect(hits.load([writtenHit(hit('/1'))])).rejects.toThrow('does not answer')

  expect(hits.waiting()).toBe(0)
  await server.back()
})

test('what is deleted is deleted of what waits, too', async () => {
  const first = { website: 1, condition: "page = '/1'", parameters: {} }
  await server.away()
  await insert('/1', '/2')
  await expect(hits.deleteHits(first)).rejects.toThrow('does not answer')
  await server.back()

  await hits.deleteHits(first)

  expect(await stored()).toEqual(['/2'])
})

test('an end while the server hangs loses nothing and does not wait for it', async () => {
  server.fail({ silent: 'before' }, { matching: isInsert })
  await insert('/1')
  const began = performance.now()

  await hits.close()

  expect(performance.now() - began).toBeLessThan(5000)
  server.mend()
  hits = await open()
  await isEmpty()
  expect(await stored()).toEqual(['/1'])
})
