import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { mayRunHere, ordinaryUser } from '#test/support/ordinaryUser.ts'
import { runService } from '#test/support/process.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

const packages = resolve('node_modules')

/** Root may write everywhere, and nobody else may read where some machines keep root's folders from others. */
const user = mayRunHere ? ordinaryUser : undefined

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-read-only-'))
  await chmod(folder, 0o755)
})
afterEach(async () => {
  await allow(join(folder, 'program'), 0o755)
  await rm(folder, { recursive: true, force: true })
})

async function allow(program: string, mode: number): Promise<void> {
  const entries = await readdir(program, { recursive: true, withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
  await Promise.all([program, ...folders].map((path) => chmod(path, mode)))
}

test('an ordinary user runs the service from a folder that nobody may write to, and only its data folder is written to', async () => {
  const program = join(folder, 'program')
  const data = join(folder, 'data')
  await mkdir(program)
  await cp('dist', join(program, 'dist'), { recursive: true })
  await cp('package.json', join(program, 'package.json'))
  await symlink(packages, join(program, 'node_modules'))
  await allow(program, 0o555)
  await mkdir(data)
  if (user !== undefined) await chown(data, user, user)
  const before = await readdir(program, { recursive: true })

  const service = await runService(
    data,
    {},
    {
      program: join(program, 'dist/service/porchlight.js'),
      ...(user !== undefined && { user }),
    },
  )
  const added = await service.request('/api/v1/websites', {
    method: 'POST',
    body: new URLSearchParams({ domain: 'example.com' }),
  })
  const collected = await fetch(`${service.url}/api/event`, {
    method: 'POST',
    body: JSON.stringify({ n: 'pageview', u: 'https://example.com/', d: 'example.com' }),
    headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  })
  const code = await service.end()

  expect([added.status, collected.status, code]).toEqual([201, 202, 0])
  expect(await readdir(program, { recursive: true })).toEqual(before)
})
