import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openJournal } from '#service/storage/hits/journal/openJournal.ts'
import { runCommand } from '#test/support/command.ts'
import { type RunningService, runService } from '#test/support/process.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-cli-backup-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const run = (data: string, words: string[]) => runCommand(join(folder, data), words, { cwd: folder })

/** A website, and so many hits of it. */
async function visit(service: RunningService, count: number): Promise<void> {
  await service.request('/api/v1/websites', { method: 'POST', body: new URLSearchParams({ domain: 'example.com' }) })
  for (let at = 0; at < count; at++) {
    const hit = { n: 'pageview', u: `https://example.com/${at}`, d: 'example.com' }
    const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const { status } = await fetch(`${service.url}/api/event`, { method: 'POST', headers, body: JSON.stringify(hit) })
    expect(status).toBe(202)
  }
}

test('a service that runs is backed up into a file of its owner alone, and restored elsewhere', async () => {
  const service = await runService(join(folder, 'a'))
  await visit(service, 5)
  const made = await run('a', ['backup', 'all.zip'])
  await service.end()
  const { mode } = await stat(join(folder, 'all.zip'))
  const [again, restored] = await Promise.all([run('a', ['backup', 'all.zip']), run('b', ['restore', 'all.zip'])])
  const refused = await run('b', ['restore', 'all.zip'])

  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('1 accounts, 1 websites, 5 hits') })
  expect(mode & 0o777).toBe(0o600)
  expect(again).toMatchObject({ code: 1, errors: 'There is a file all.zip already. Name another one.\n' })
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('All of it is there, as it was.') })
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('There are accounts already') })
}, 180_000)

test('nothing is restored where hits wait for a server, as nobody knows whose they are', async () => {
  const service = await runService(join(folder, 'a'))
  await visit(service, 2)
  await run('a', ['backup', 'all.zip'])
  await visit(service, 1)
  await service.end()
  const waiting = join(folder, 'a', 'journal')
  const journal = await openJournal(waiting, 1000)
  await journal.append({ table: 'hits', columns: ['page'], rows: [['/']] })
  await journal.close()

  const refused = await run('a', ['restore', 'all.zip', '--replace'])
  await rename(waiting, join(folder, 'kept'))
  const untouched = await run('a', ['backup', 'before.zip'])
  const restored = await run('a', ['restore', 'all.zip', '--replace'])

  expect(refused).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`Hits wait in ${waiting} for a ClickHouse`),
  })
  expect(untouched).toMatchObject({ code: 0, output: expect.stringContaining('3 hits') })
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('2 hits') })
}, 180_000)

test('where there is nothing no backup is made, and nothing else either', async () => {
  const { code, errors } = await run('elsewhere', ['backup', 'nothing.zip'])

  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringContaining(`There is nothing to be backed up in ${join(folder, 'elsewhere')}. Set DATA_DIR`),
  })
  expect(await readdir(folder)).toEqual([])
}, 60_000)
