import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Busy } from '#service/storage/hits/GroupCommit.ts'
import { type Journal, openJournal, type Waiting } from '#service/storage/hits/journal/openJournal.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
let journal: Journal
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-journal-'))
  journal = await openJournal(folder, 1_000_000)
})
afterEach(async () => {
  await journal.close()
  await rm(folder, { recursive: true })
})

const rows = (...pages: string[]) => ({ table: 'hits', columns: ['page'], rows: pages.map((page) => [page]) })

const pagesOf = (waiting: Waiting | undefined) => waiting?.records.flatMap((record) => record.rows.flat())

async function reopen(bound = 1_000_000): Promise<void> {
  await journal.close()
  journal = await openJournal(folder, bound)
}

/** Everything that waits, in order, and empties the journal. */
async function all(): Promise<unknown[]> {
  const pages: unknown[] = []
  for (let waiting = await journal.first(); waiting; waiting = await journal.first()) {
    pages.push(...(pagesOf(waiting) ?? []))
    await journal.remove(waiting)
  }
  return pages
}

async function lastFile(): Promise<string> {
  const names = (await readdir(folder)).toSorted()
  return join(folder, names.at(-1) ?? '')
}

test('gives back what it was given, in order, also after a restart', async () => {
  await journal.append(rows('/1', '/2'))
  await journal.append(rows('/3'))
  await reopen()
  await journal.append(rows('/4'))

  expect(await all()).toEqual(['/1', '/2', '/3', '/4'])
  expect(journal.size()).toBe(0)
  expect(await readdir(folder)).toEqual([])
})

test('what may have been stored already is sent alone, under the token it had', async () => {
  await journal.append(rows('/1'), 'the-first-try')
  await journal.append(rows('/2'))
  await journal.append(rows('/3'))

  const first = await journal.first()
  expect(first).toMatchObject({ token: 'the-first-try', damaged: 0 })
  expect(pagesOf(first)).toEqual(['/1'])
  if (first) await journal.remove(first)
  expect(pagesOf(await journal.first())).toEqual(['/2', '/3'])
})

test('what was sent and not removed is the same under the same token after a restart', async () => {
  await journal.append(rows('/1'))
  const sent = await journal.first()
  await journal.append(rows('/2'))
  await reopen()

  expect(await journal.first()).toEqual(sent)
})

test('a last part that was not written to its end is cut off, and what was before it stays', async () => {
  await journal.append(rows('/1'))
  await journal.append(rows('/2'))
  const file = await lastFile()
  await reopen()
  await truncate(file, (await stat(file)).size - 3)

  const waiting = await journal.first()

  expect(pagesOf(waiting)).toEqual(['/1'])
  expect(waiting?.damaged).toBeGreaterThan(0)
})

test.each([
  ['zeros', (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(4096)])],
  [
    'a wrong byte',
    (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === bytes.length - 5 ? byte ^ 1 : byte))),
  ],
  ['an absurd length', (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(40, 0xff)])],
  ['half a header', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from([0, 0, 1])])],
])('a file that ends in %s loses nothing else', async (_what, damage) => {
  await journal.append(rows('/1'))
  await journal.append(rows('/2'))
  const file = await lastFile()
  await reopen()
  await writeFile(file, damage(await readFile(file)))
  await reopen()
  await journal.append(rows('/3'))

  const pages = await all()

  expect(pages[0]).toBe('/1')
  expect(pages.at(-1)).toBe('/3')
})

test('takes no more than its bound, also of what waited before a restart', async () => {
  await journal.append(rows('/1'))
  const one = journal.size()
  await reopen(one * 2)
  await journal.append(rows('/2'))

  await expect(journal.append(rows('/3'))).rejects.toThrow(Busy)

  const first = await journal.first()
  if (first) await journal.remove(first)
  await journal.append(rows('/3'))
  expect(await all()).toEqual(['/2', '/3'])
})

test('many at once are each there once', async () => {
  const pages = Array.from({ length: 200 }, (_, number) => `/${number}`)

  await Promise.all(pages.map((page) => journal.append(rows(page))))

  expect(await all()).toEqual(pages)
})

test('what is larger than one file is several', async () => {
  await reopen(50_000_000)
  const large = 'x'.repeat(3_000_000)
  for (const page of ['/1', '/2', '/3']) await journal.append(rows(page, large))

  expect(await readdir(folder)).toHaveLength(3)
  expect((await all()).filter((page) => page !== large)).toEqual(['/1', '/2', '/3'])
})

test('only its owner may read it', async () => {
  await journal.append(rows('/1'))

  expect((await stat(await lastFile())).mode & 0o777).toBe(0o600)
})

test('what its folder does not take is refused, and what comes after is taken again', async () => {
  await rm(folder, { recursive: true })
  await expect(journal.append(rows('/1'))).rejects.toThrow('ENOENT')
  await reopen()

  await journal.append(rows('/2'))

  expect(await all()).toEqual(['/2'])
})
