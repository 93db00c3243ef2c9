import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { backUp } from '#service/copying/backUp.ts'
import { archive } from '#service/archive.ts'
import { noSeal, sealed } from '#service/copying/seal.ts'
import { Readable } from 'node:stream'
import { digestOf } from '#service/copying/digest.ts'
import type { Manifest } from '#service/copying/Manifest.ts'
import { packed } from '#service/storage/hits/pieces/packed.ts'
import { startControlledService } from '#test/support/control.ts'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { openBackup } from '#service/copying/openBackup.ts'
import { openTarget } from '#service/copying/openTarget.ts'
import { restore } from '#service/copying/restore.ts'
import type { Step } from '#service/copying/Step.ts'
import { openStorage, type Storage } from '#service/storage/openStorage.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { everythingIn, fill, hit, notKept } from './everything.ts'
import { fillEveryTable } from './fillTables.ts'

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
    hits: storage.hits,
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

  for (const name of Object.keys(notKept)) expect(tables[name] ?? []).toEqual([])
  expect({ ...tables, ...notKept }).toEqual({ ...expected.tables, ...notKept })
  expect(Object.values(expected.tables).every((rows) => rows.length >= 250)).toBe(true)
  expect(hits).toEqual(expected.hits)
  expect(hits).toHaveLength(5_004)
  expect(received).toEqual(expected.received)
  expect(next.id).toBe(251)
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
    const { manifest, close } = await written(storage, data('a')).then(openBackup)
    close()
    await storage.close()
    const newer = async (changed: object) => {
      const zip = archive(
        [{ path: 'manifest.json', content: () => Readable.from([JSON.stringify({ ...manifest, ...changed })]) }],
        new Date(),
        { comment: noSeal },
      )
      await writeFile(data('newer.zip'), Readable.from(sealed(zip)))
      return openBackup(data('newer.zip')).then(
        (backup) => {
          backup.close()
          return 'taken'
        },
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

test('what a Porchlight of before wrote is restored, and brought up to date', async () => {
  const migrated = {
    sql: ['0001_accounts_and_websites'],
    hits: ['0001_hits', '0002_bots', '0003_kept', '0004_received'],
  }
  const lines = {
    'accounts.ndjson': '[1,"a@example.com","2026-11-20T12:00:00Z"]\n',
    'hits.tsv': '1\t2026-11-20 12:00:00.000\t7\t/blog//index.html\n',
  }
  const manifest: Manifest = {
    format: 1,
    version: '0.0.1',
    created_at: '2026-11-20T12:00:00Z',
    migrations: migrated,
    tables: [
      {
        file: 'accounts.ndjson',
        name: 'accounts',
        columns: ['id', 'email', 'created_at'],
        ...digestOf(Buffer.from(lines['accounts.ndjson'])),
        last: 6,
      },
    ],
    columns: { hits: ['website_id', 'time', 'visitor', 'page'], received: [] },
    pieces: [
      {
        file: 'hits.tsv',
        piece: { table: 'hits', month: 202611, websites: [1], from: '2026-11-20', to: '2026-11-20', share: 0, of: 1 },
        ...digestOf(Buffer.from(lines['hits.tsv'])),
      },
    ],
  }
  const all = Object.entries({ ...lines, 'manifest.json': JSON.stringify(manifest) })
  const zip = archive(
    all.map(([path, text]) => ({ path, content: () => Readable.from([text]) })),
    new Date(),
    { comment: noSeal },
  )
  await writeFile(data('old.zip'), Readable.from(sealed(zip)))

  await restored(data('old.zip'), data('new'))
  const storage = await openStorage(data('new'))
  const accounts = await storage.sql.selectFrom('accounts').selectAll().execute()
  const hits = await storage.hits.read('SELECT page, bot, line FROM hits', {})
  await storage.close()

  expect(accounts).toEqual([
    { id: 1, email: 'a@example.com', created_at: '2026-11-20T12:00:00Z', language: null, reports_since: null },
  ])
  // As pages are written since then.
  expect(hits).toEqual([{ page: '/blog', bot: '', line: 0 }])
})

describe('a service that runs', () => {
  test('is backed up while hits stream in: all that were stored before are in it, and each once', async () => {
    const service = await startControlledService()
    const website = await service.addWebsite('example.com')
    let sent = 0
    const ending = new AbortController()
    const collecting = (async () => {
      while (!ending.signal.aborted) {
        await service.hits.insert(
          Array.from({ length: 50 }, () => hit(website, '2026-11-20T12:00:00Z', 1, { page: `/${(sent += 1)}` })),
        )
      }
    })()
    await expect.poll(() => sent).toBeGreaterThan(1000)

    const [now] = await service.hits.read<{ stored: number }>('SELECT toUInt32(count()) AS stored FROM hits', {})
    await pipeline(await service.control.bytes('POST', '/backup'), createWriteStream(data('running.zip')))
    ending.abort()
    await collecting
    await service.stop()
    await restored(data('running.zip'), data('restored'))
    const storage = await openStorage(data('restored'))
    const pages = await storage.hits.read<{ page: string }>('SELECT page FROM hits', {})
    await storage.close()

    const kept = new Set(pages.map(({ page }) => page))
    expect(kept.size).toBe(pages.length)
    expect(
      Array.from({ length: Number(now?.stored) }, (_, at) => `/${at + 1}`).filter((page) => !kept.has(page)),
    ).toEqual([])
  })
})

test('a day of too many hits is cut into shares, other websites lie together, and nothing is twice', () => {
  const day = (website_id: number, of: string, rows: number) => ({ website_id, day: `2026-11-${of}`, rows })
  const piece = { table: 'hits', month: 202611, share: 0, of: 1 }

  const pieces = packed(
    'hits',
    202611,
    [
      day(1, '01', 3),
      day(1, '02', 7),
      day(2, '05', 6),
      day(2, '06', 6),
      day(2, '07', 25),
      day(3, '09', 1),
      day(4, '08', 9),
    ],
    10,
  )

  expect(pieces).toEqual([
    { ...piece, websites: [1], from: '2026-11-01', to: '2026-11-02' },
    { ...piece, websites: [2], from: '2026-11-05', to: '2026-11-05' },
    { ...piece, websites: [2], from: '2026-11-06', to: '2026-11-06' },
    ...[0, 1, 2].map((share) => ({ ...piece, websites: [2], from: '2026-11-07', to: '2026-11-07', share, of: 3 })),
    { ...piece, websites: [3, 4], from: '2026-11-08', to: '2026-11-09' },
  ])
})
