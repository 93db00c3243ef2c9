import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql as raw } from 'kysely'
import { backUp } from '#service/copying/backUp.ts'
import { archive } from '#service/archive.ts'
import { noSeal, sealed } from '#service/copying/seal.ts'
import { Readable } from 'node:stream'
import { openBackup } from '#service/copying/openBackup.ts'
import { openTarget } from '#service/copying/openTarget.ts'
import { restore } from '#service/copying/restore.ts'
import type { Step } from '#service/copying/Step.ts'
import { migrations } from '#service/storage/hits/migrations.ts'
import { bringUpToDate } from '#service/storage/hits/bringUpToDate.ts'
import { openChdb } from '#service/storage/hits/openChdb.ts'
import { openStorage, type Storage } from '#service/storage/openStorage.ts'
import { tableShapes } from '#service/storage/sql/copying/tableShapes.ts'
import { plainHit } from '#test/support/plainHit.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fillEveryTable } from './fillTables.ts'

const notKept = new Set(['visitor_keys', 'sign_in_links', 'tries', 'folds'])

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-backup-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const silently: Step = (_name, _total, work) => work(() => {})

const data = (name: string) => join(folder, name)

async function written(storage: Storage, from: string, file = join(folder, 'backup.zip')): Promise<string> {
  const bytes = await backUp({
    folder: from,
    databaseUrl: undefined,
    pieces: storage.hits.pieces,
    version: '0.0.0-test',
    clock: () => Date.parse('2026-11-20T12:00:00Z'),
  })
  await writeFile(file, bytes)
  return file
}

async function restored(file: string, to: string): Promise<void> {
  const backup = await openBackup(file)
  const target = await openTarget(to, {})
  try {
    await restore(backup, target, silently)
  } finally {
    await target.close()
    backup.close()
  }
}

/** All rows of all tables, of both databases. */
async function everythingIn({ sql, hits }: Storage) {
  const tables: Record<string, unknown[]> = {}
  for (const { name } of await tableShapes())
    tables[name] = (await raw`SELECT * FROM ${raw.table(name)} ORDER BY 1, 2`.execute(sql)).rows
  return {
    tables,
    hits: await hits.read('SELECT * FROM hits ORDER BY ALL', {}),
    received: await hits.read(
      'SELECT website_id, time, reason, sum(received.count) AS n FROM received GROUP BY ALL ORDER BY ALL',
      {},
    ),
  }
}

const hit = (website_id: number, time: string, visitor = 1, fields = {}) => ({
  ...plainHit,
  website_id,
  time: Date.parse(time),
  visitor: String(visitor),
  ...fields,
})

async function fill(storage: Storage): Promise<void> {
  await fillEveryTable(storage.sql, 450)
  await storage.hits.insert([
    hit(1, '2025-01-31T23:59:59.999Z', 1, { page: '/tab\tline\nü漢😀\\N\r', properties: '{"a":"\\t"}', import_id: 7 }),
    hit(1, '2026-11-20T12:00:00.001Z', 2, { line: '18446744073709551615' }),
    // Twice the same is two hits.
    hit(2, '2026-11-20T12:00:00.001Z', 2),
    hit(2, '2026-11-20T12:00:00.001Z', 2),
    ...Array.from({ length: 60_000 }, (_, at) => hit(3, '2026-11-20T12:00:00.001Z', at, { page: `/${at}` })),
  ])
  const time = Date.parse('2026-11-20T12:00:00Z')
  await storage.hits.count([{ website_id: 1, time, reason: 'bot', count: 3 }])
  await storage.hits.count([
    { website_id: 1, time, reason: 'bot', count: 4 },
    { website_id: 0, time, reason: 'stored', count: 1 },
  ])
}

test('everything that was there is there again', async () => {
  const before = await openStorage(data('a'))
  await fill(before)
  const expected = await everythingIn(before)
  const file = await written(before, data('a'))
  await before.close()

  await restored(file, data('b'))
  const after = await openStorage(data('b'))
  const { tables, hits, received } = await everythingIn(after)
  const next = await after.sql
    .insertInto('accounts')
    .values({ email: 'new@example.com', created_at: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await after.close()

  for (const [name, rows] of Object.entries(expected.tables)) {
    expect(rows.length, name).toBeGreaterThanOrEqual(450)
    expect(tables[name], name).toEqual(notKept.has(name) ? [] : rows)
  }
  expect(hits).toEqual(expected.hits)
  expect(hits).toHaveLength(60_004)
  expect(received).toEqual(expected.received)
  expect(next.id).toBe(451)
})

describe('what is short-lived', () => {
  test('is in no backup: keys of visitors, links to sign in with, mails that wait', async () => {
    const storage = await openStorage(data('a'))
    await fillEveryTable(storage.sql, 2)
    await storage.sql
      .updateTable('mails')
      .set({ state: 'waiting', message: 'SECRETLINK' })
      .where('id', '=', 2)
      .execute()
    await storage.sql.updateTable('visitor_keys').set({ key: 'SECRETKEY' }).execute()
    const file = await written(storage, data('a'))
    await storage.close()

    const backup = await openBackup(file)
    const rows = Object.fromEntries(backup.manifest.tables.map((table) => [table.name, table.rows]))
    backup.close()

    expect(rows).toMatchObject({ accounts: 2, mails: 1, visitor_keys: 0, sign_in_links: 0 })
  })
})

describe('a file', () => {
  test('that is damaged anywhere, cut off or longer is refused', async () => {
    const storage = await openStorage(data('a'))
    await fillEveryTable(storage.sql, 3)
    await storage.hits.insert([hit(1, '2026-11-20T12:00:00Z')])
    const file = await written(storage, data('a'))
    await storage.close()
    const whole = await readFile(file)
    const refuses = async (content: Buffer) => {
      await writeFile(file, content)
      await expect(openBackup(file)).rejects.toThrow('is damaged or no backup of Porchlight')
    }

    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const damaged = Buffer.from(whole)
        damaged[at] = (damaged[at] ?? 0) ^ change
        await refuses(damaged)
      }),
      { numRuns: 300 },
    )
    await fc.assert(fc.asyncProperty(fc.nat(whole.length - 1), (at) => refuses(whole.subarray(0, at))))
    await refuses(Buffer.concat([whole, Buffer.from('0')]))
    await refuses(Buffer.alloc(0))
  })

  test('of a newer Porchlight is refused by its version', async () => {
    const storage = await openStorage(data('a'))
    const manifest = (await written(storage, data('a')).then(openBackup)).manifest
    await storage.close()
    const newer = async (changed: object) => {
      const zip = archive(
        [{ path: 'manifest.json', content: () => Readable.from([JSON.stringify({ ...manifest, ...changed })]) }],
        new Date(),
        { comment: noSeal },
      )
      await writeFile(data('newer.zip'), Readable.from(sealed(zip)))
      return openBackup(data('newer.zip')).then(
        () => 'taken',
        (error: Error) => error.message,
      )
    }
    const message = `${data('newer.zip')} was written by a newer Porchlight (9.0.0). Restore it with that version.`

    expect(await newer({ version: '9.0.0', format: 2 })).toBe(message)
    expect(await newer({ version: '9.0.0', migrations: { sql: ['9999_future'], hits: [] } })).toBe(message)
    expect(await newer({ version: '9.0.0', migrations: { sql: [], hits: ['9999_future'] } })).toBe(message)
    expect(await newer({})).toBe('taken')
  })
})
