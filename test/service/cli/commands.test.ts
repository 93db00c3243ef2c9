import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { runCommand } from '#test/support/command.ts'
import { type RunningService, runService } from '#test/support/process.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const sample = fileURLToPath(new URL('../importing/apache-access.log', import.meta.url))

const line = (path: string) =>
  `192.0.2.7 - - [19/May/2026:10:00:00 +0000] "GET ${path} HTTP/1.1" 200 512 "-" "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"\n`

let folder: string
let data: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-commands-'))
  data = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const porchlight = (words: string[], options: Parameters<typeof runCommand>[2] = {}) =>
  runCommand(data, words, { cwd: folder, ...options })

describe('while no service runs', () => {
  test('keys are listed, made and revoked', async () => {
    const none = await porchlight(['keys'])
    const added = await porchlight(['keys', 'add', '--account', 'owner@localhost', '--name', 'laptop'])
    const listed = await porchlight(['keys', 'list'])
    const revoked = await porchlight(['keys', 'revoke', '1'])
    const again = await porchlight(['keys', 'revoke', '1'])

    expect(none).toEqual({ code: 0, output: 'There are no keys. "porchlight keys add" makes one.\n', errors: '' })
    expect(added).toMatchObject({ code: 0, errors: '' })
    expect(added.output).toMatch(/^A key for owner@localhost\..*\n {2}(pl_[\w-]{43})\n.*\/#key=\1\n$/s)
    expect(listed.output).toMatch(
      /^Id {2}Account .*\n 1 {2}owner@localhost {2}laptop {2}pl_\S{4}… {2}full {4}\S{10} {2}never {4}never\n$/,
    )
    expect(revoked).toEqual({ code: 0, output: 'Key 1 is revoked.\n', errors: '' })
    expect(again).toEqual({ code: 1, output: '', errors: 'There is no such key: 1.\n' })
  })

  test('a key may only read, and expire', async () => {
    await porchlight(['keys', 'add', '--name', 'cron', '--access', 'read', '--days', '30'])
    const listed = await porchlight(['keys'])
    const wrong = await porchlight(['keys', 'add', '--access', 'write'])

    const expiry = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    expect(listed.output).toMatch(new RegExp(` cron .* read +\\S{10} +${expiry} +never\n$`))
    expect(wrong.code).toBe(1)
    expect(wrong.errors).toContain('Allowed choices are full, read.')
  })

  test('accounts are made, and deleted when that is said twice', async () => {
    const added = await porchlight(['accounts', 'add', 'someone@example.com'])
    const asked = await porchlight(['accounts', 'delete', 'someone@example.com'])
    const deleted = await porchlight(['accounts', 'delete', 'someone@example.com', '--yes'])
    const none = await porchlight(['accounts'])

    expect(added.output).toMatch(/^A key for someone@example\.com\..*\/#key=pl_[\w-]{43}\n$/s)
    expect(asked.output).toContain('porchlight accounts delete someone@example.com --yes')
    expect(deleted.output).toBe('someone@example.com is deleted, with all websites, hits and keys.\n')
    expect(none.output).toBe('There are no accounts. "porchlight accounts add <email>" makes one.\n')
  })

  test('a log is imported, and the socket is gone afterwards', async () => {
    const imported = await porchlight(['import', '--website', 'https://www.semicomplete.com/', sample])

    expect(imported.code).toBe(0)
    expect(imported.output).toContain('semicomplete.com was not tracked and is now.')
    expect(imported.output).toMatch(/^Taken +32 +15\.2%$/m)
    expect(imported.output).toMatch(/^Left out: bots +24 +11\.4%$/m)
    expect(imported.output).toMatch(/^All +210 +100\.0%$/m)
    expect(imported.output).toContain(`The first line not in the format is line 188 of ${sample}.`)
    expect(imported.output).toContain('http://127.0.0.1:8080/websites/1/statistics?from=2015-05-17&to=2015-05-20')
    expect(imported.output).not.toMatch(/\d+\.\d+\.\d+\.\d+(?!:8080)/)
    await expect(stat(join(data, 'control.sock'))).rejects.toThrow('ENOENT')
  })

  test('several logs, plain, gzipped under any name and from standard input, are one import', async () => {
    await writeFile(join(folder, 'access.log'), line('/a') + line('/b').trimEnd())
    await writeFile(join(folder, 'access.log.1'), gzipSync(`${line('/c')}nonsense\n`))

    const imported = await porchlight(['import', '--website', 'example.com', 'access.log', 'access.log.1', '-'], {
      input: gzipSync(line('/d')),
    })

    expect(imported.code).toBe(0)
    expect(imported.output).toMatch(/^Taken +4 +80\.0%$/m)
    expect(imported.output).toContain('line 2 of access.log.1.')
    expect(imported.output).toContain('On 2026-05-19, visitors: 1')
  })

  test('of a damaged archive what can be read is imported, and said', async () => {
    const archive = gzipSync(Array.from({ length: 50_000 }, (_, number) => line(`/${number}`)).join(''))
    await writeFile(join(folder, 'broken.gz'), archive.subarray(0, archive.length / 2))

    const imported = await porchlight(['import', '--website', 'example.com', 'broken.gz'])

    expect(imported.code).toBe(1)
    expect(imported.output).toMatch(/^Taken +\d\d,\d{3} /m)
    expect(imported.errors).toContain(
      'broken.gz breaks off: unexpected end of file. What was read before is imported.\n',
    )
  })
})

test('Ctrl-C ends an import in order: what was read is counted', async () => {
  const interrupted = await porchlight(['import', '--website', 'example.com', '-'], {
    input: line('/a').repeat(1000),
    interruptAt: 'example.com was not tracked and is now.',
  })

  expect(interrupted.code).toBe(1)
  expect(interrupted.output).toMatch(/^All +\S+ +\d+\.\d%$/m)
  expect(interrupted.errors).toBe('Stopped. What was read before is imported.\n')
})

describe('while the service runs', () => {
  let service: RunningService
  beforeEach(async () => {
    service = await runService(data)
  })
  afterEach(() => service.end('SIGKILL'))

  const pageviews = async () => {
    const query = new URLSearchParams({ name: 'pageviews', from: '2026-05-19', to: '2026-05-19' })
    const answer = await service.request(`/api/v1/stats/1?${query}`)
    return (await answer.json()).meta.sum
  }

  test('commands go through it', async () => {
    const imported = await porchlight(['import', '--website', 'example.com', '-'], { input: line('/a') })
    const added = await porchlight(['keys', 'add'])

    const key = /#key=(pl_[\w-]{43})/.exec(added.output)?.[1]
    const answer = await service.request('/api/v1/websites', { headers: { Authorization: `Bearer ${key}` } })
    const { data: websites } = await answer.json()
    expect(imported.code).toBe(0)
    expect(await pageviews()).toBe(1)
    expect(websites).toMatchObject([{ domain: 'example.com', last_hit_at: '2026-05-19T10:00:00Z' }])
    expect(added.output).toContain(`${service.url}/#key=`)
  })

  test('its socket is its user’s alone, is replaced after it was killed, and removed when it stops', async () => {
    const socket = join(data, 'control.sock')
    const { mode } = await stat(socket)
    await service.end('SIGKILL')
    const orphaned = await stat(socket)
    service = await runService(data)
    const listed = await porchlight(['keys'])
    await service.end()

    expect(mode & 0o777).toBe(0o600)
    expect(orphaned.isSocket()).toBe(true)
    expect(listed.code).toBe(0)
    await expect(stat(socket)).rejects.toThrow('ENOENT')
  })

  test('a second one is refused', async () => {
    const second = await porchlight(['start'])

    expect(second.code).toBe(1)
    expect(second.errors).toBe(
      `${data} is in use by another Porchlight. Stop that one first, or set DATA_DIR to another folder.\n`,
    )
  })

  test('the port it has is not to be had by one on another folder', async () => {
    const { port } = new URL(service.url)

    const other = await runCommand(join(folder, 'other'), ['start'], { environment: { PORT: port } })

    expect(other.code).toBe(1)
    expect(other.errors).toBe(`Something else listens on 127.0.0.1:${port}. Stop it, or set PORT to another port.\n`)
  })
})

test('a service with something on its standard input stores hits all the same', async () => {
  const made = await porchlight(['demo'], { input: 'something' })

  expect(made.code).toBe(0)
  expect(made.output).toMatch(/^simulated\.example has 2\d\d,\d{3} simulated hits now\. None of its visitors exist\.$/m)
  expect(made.errors).toMatch(/^25%  .* days\n50%  .*\n75%  .*\n100%  365 days\n$/)
})

test('a path too long for a socket keeps commands out but not the service, and says what to do', async () => {
  data = join(folder, 'a-long-name/'.repeat(9), 'data')

  const service = await runService(data)
  await service.end()
  const listed = await porchlight(['keys'], { cwd: '/' })

  expect(service.output()).toContain(`The path ${data} is too long for the socket that commands use.`)
  expect(listed).toEqual({
    code: 1,
    output: '',
    errors: `The path ${data} is too long for the socket that commands use. Run them from inside that folder, or set DATA_DIR to a shorter path.\n`,
  })
})

test.each([
  [
    'a file that is not there',
    ['import', '--website', 'example.com', 'nothing.log'],
    'There is no file nothing.log.\n',
  ],
  ['a folder', ['import', '--website', 'example.com', '.'], '. is a folder, not a log.\n'],
  [
    'no domain',
    ['import', '--website', 'exa mple', '-'],
    'The domain field must be a host name such as example.com.\n',
  ],
  [
    'an unknown account',
    ['import', '--website', 'example.com', '--account', 'who@example.com', '-'],
    'There is no account who@example.com. "porchlight accounts add who@example.com" makes it.\n',
  ],
  [
    'what is no address',
    ['keys', 'add', '--account', 'me'],
    '"me" is not an e-mail address such as someone@example.com.\n',
  ],
])('%s is said in one sentence', async (_what, words, sentence) => {
  const refused = await porchlight(words)

  expect(refused).toEqual({ code: 1, output: '', errors: sentence })
})

test.each([
  ['an unknown command', ['frobnicate'], "error: unknown command 'frobnicate'"],
  ['an unknown option', ['keys', '--all'], "error: unknown option '--all'"],
  ['a missing website', ['import', 'access.log'], "error: required option '--website <domain>' not specified"],
  ['a missing file', ['import', '--website', 'example.com'], "error: missing required argument 'file'"],
  ['a number that is none', ['keys', 'revoke', 'x'], "'x' is invalid for argument 'id'"],
  ['nothing at all', [], 'Website statistics that owners keep themselves.'],
])('%s is answered with help', async (_what, words, sentence) => {
  const refused = await porchlight(words)

  expect(refused.code).toBe(1)
  expect(refused.errors).toContain(sentence)
  expect(refused.errors).toContain('Usage: porchlight')
})
