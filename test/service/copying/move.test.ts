import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import { backUp } from '#service/copying/backUp.ts'
import { openBackup } from '#service/copying/openBackup.ts'
import { openTarget } from '#service/copying/openTarget.ts'
import { restore } from '#service/copying/restore.ts'
import { move } from '#service/copying/move.ts'
import type { Step } from '#service/copying/Step.ts'
import { openClickHouse } from '#service/storage/hits/openClickHouse.ts'
import { columns, toRow } from '#service/storage/hits/row.ts'
import { connectSql } from '#service/storage/sql/openSql.ts'
import { openStorage, type Storage } from '#service/storage/openStorage.ts'
import type { Servers } from '#service/storage/Servers.ts'
import { type ClickHouseServer, isInsert, openClickHouseServer } from '#test/support/clickHouse/openClickHouseServer.ts'
import { openPostgres } from '#test/support/postgres/openPostgres.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { everythingIn, fill, hit, notKept } from './everything.ts'

// A server's start and end, and each table over a connection, take their time on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

let folder: string
let clickHouse: ClickHouseServer
let postgres: Awaited<ReturnType<typeof openPostgres>>
let servers: Servers
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-move-'))
  clickHouse = await openClickHouseServer()
  postgres = await openPostgres()
  servers = { databaseUrl: postgres.url('postgres'), clickHouse: { url: clickHouse.url, quorum: 0 } }
})
afterAll(async () => {
  await Promise.all([clickHouse.close(), postgres.close()])
  await rm(folder, { recursive: true, force: true })
})

const here = () => join(folder, 'here')

/** What is done with the databases, then they are closed. */
async function opened<T>(where: Servers, use: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openStorage(where === servers ? join(folder, 'there') : here(), where)
  try {
    return await use(storage)
  } finally {
    await storage.close()
  }
}

const steps: Step = (_name, _total, work) => work(() => {})

/** Ends in the middle of so many pieces. */
const endingAfter =
  (pieces: number): Step =>
  (_name, _total, work) => {
    let left = pieces
    return work(() => {
      left -= 1
      if (left < 0) throw new Error('killed')
    })
  }

const moved = (step = steps, replace = false) => move(here(), servers, { replace }, step)

async function written(hits: Storage['hits']): Promise<string> {
  const file = join(folder, 'servers.zip')
  const bytes = await backUp({
    folder,
    databaseUrl: servers.databaseUrl,
    hits,
    version: '0.0.0-test',
    clock: Date.now,
  })
  await writeFile(file, bytes)
  return file
}

async function restored(file: string) {
  const target = await openTarget(join(folder, 'back'), {})
  const backup = await openBackup(file)
  await restore(backup, target, steps)
  await target.close()
  backup.close()
  const storage = await openStorage(join(folder, 'back'))
  const all = await everythingIn(storage)
  await storage.close()
  return all
}

/** Hits on many days, so that there are pieces. */
const months = Array.from({ length: 8 }, (_, at) => hit(1 + (at % 3), `202${at % 5}-0${1 + (at % 9)}-11T12:00:00Z`, at))

test('tables of something else with the same names are not dropped', async () => {
  await opened({}, async () => {})
  const sql = connectSql(here(), servers.databaseUrl)
  const engine = openClickHouse({ url: clickHouse.url, quorum: 0 })
  const refusal = (table: string) => `There are tables of something else (${table}) already on the server.`

  await raw`CREATE TABLE websites (address text)`.execute(sql)
  await expect(moved()).rejects.toThrow(refusal('websites'))
  await raw`DROP TABLE websites`.execute(sql)
  await engine.command('CREATE TABLE received (letter String) ENGINE = MergeTree ORDER BY letter')
  await expect(moved()).rejects.toThrow(refusal('received'))
  await engine.command('DROP TABLE received SYNC')
  await sql.destroy()
  await engine.close()
})

test('everything is on the servers, and here too, however often it was interrupted', async () => {
  const before = await opened({}, async (storage) => {
    await fill(storage, 100)
    await storage.hits.insert(months)
    await storage.sql.deleteFrom('accounts').where('id', '=', 250).execute()
    return everythingIn(storage)
  })

  await expect(moved(endingAfter(2))).rejects.toThrow('killed')
  // Stored, and nobody was told; it is sent again.
  clickHouse.fail({ cut: 'after' }, { times: 1, matching: isInsert })
  await expect(moved(endingAfter(4))).rejects.toThrow('killed')
  // What was not whole when it ended.
  const engine = openClickHouse({ url: clickHouse.url, quorum: 0 })
  await engine.insert('hits', columns, [toRow(hit(1, '2020-01-11T12:00:00Z', 99))])
  await engine.close()
  await expect(moved(endingAfter(6))).rejects.toThrow('killed')
  await moved()
  const after = await opened(servers, everythingIn)
  const back = await opened(servers, ({ hits }) => written(hits)).then(restored)
  const still = await opened({}, everythingIn)
  const next = await opened(servers, ({ sql }) =>
    sql.insertInto('accounts').values({ email: 'c@example.com', created_at: '' }).returning('id').executeTakeFirst(),
  )

  const unfolded = { ...before, tables: { ...before.tables, folds: [] } }
  expect(after).toEqual(unfolded)
  expect(still).toEqual(before)
  // A backup of what is on servers.
  expect({ ...back, tables: { ...back.tables, ...notKept } }).toEqual({
    ...before,
    tables: { ...before.tables, ...notKept },
  })
  // No number is given out twice.
  expect(next).toEqual({ id: 251 })
})

test('what is on a server is not written over unless somebody says so', async () => {
  await expect(moved()).rejects.toThrow('There are accounts already on the server.')
  await expect(moved(steps, true)).resolves.toBeUndefined()
})

test('it is said when there is nothing to move, nowhere to move to, or the service runs', async () => {
  const nothing = join(folder, 'nothing')
  await expect(move(nothing, servers, { replace: false }, steps)).rejects.toThrow(`nothing to be moved in ${nothing}.`)
  await expect(move(here(), {}, { replace: false }, steps)).rejects.toThrow('set DATABASE_URL, CLICKHOUSE_URL, or both')
  await opened({}, async () => {
    await expect(moved()).rejects.toThrow('is in use by another Porchlight')
  })
})
