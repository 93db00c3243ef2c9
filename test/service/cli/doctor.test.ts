import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '#test/support/command.ts'
import { openMailServer } from '#test/support/mailServer.ts'
import { runService } from '#test/support/process.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-doctor-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const doctor = (environment: Record<string, string> = {}, words: string[] = []) =>
  runCommand(folder, ['doctor', ...words], { environment })

test('a service that runs and lacks nothing is found so', async () => {
  const service = await runService(folder)
  const { code, output } = await doctor({ BASE_URL: service.url, PORT: new URL(service.url).port })
  await service.end()
  const after = await doctor()

  expect(code).toBe(0)
  expect(output).toMatch(/^ok +service +it runs$/m)
  expect(output).toMatch(/^ok +SQLite +3\S+ answers in \d+ ms, its tables are up to date$/m)
  expect(output).toMatch(/^ok +chDB +\S+ answers in \d+ ms, its tables are up to date$/m)
  expect(output).toMatch(/^ok +address +it answers from here$/m)
  expect(output).not.toMatch(/^wrong/m)
  expect(after.output).toMatch(/^look +service +It does not run\.$/m)
  expect(after.output).toMatch(/^ok +chDB /m)
  expect(after.code).toBe(0)
})

test('what is wrong is said with what to do, and no secret with it', async () => {
  const mail = await openMailServer({
    options: { authOptional: false, onAuth: (_auth, _session, done) => done(new Error('No.')) },
  })
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'places.mmdb'), 'nothing')
  const { code, output } = await doctor({
    SMTP_URL: mail.url.replace('//', '//user:hidden-mail@'),
    DATABASE_URL: 'postgres://user:hidden-sql@127.0.0.1:1/porchlight',
    CLICKHOUSE_URL: 'http://user:hidden-hits@127.0.0.1:1',
    GEO_DATABASE: join(folder, 'places.mmdb'),
    BASE_URL: 'https://stats.example.com',
    TRUST_PROXYS: '127.0.0.1',
    PORCHLIGHT_DATA_DIR: folder,
  })
  await mail.close()

  expect(code).toBe(1)
  expect(output).toContain('TRUST_PROXYS means nothing here. Is it TRUST_PROXY?')
  expect(output).toContain('PORCHLIGHT_DATA_DIR means nothing here. Is it DATA_DIR?')
  expect(output).toMatch(/^wrong +PostgreSQL +It does not answer: .*ECONNREFUSED/m)
  expect(output).toMatch(/^wrong +ClickHouse +It does not answer: .*ECONNREFUSED/m)
  expect(output).toMatch(/^wrong +mail +127\.0\.0\.1:\d+: It refuses user or password/m)
  expect(output).toMatch(/^wrong +places +.*places\.mmdb cannot be used/m)
  expect(output).toMatch(/^look +proxy +.*TRUST_PROXY is not set/m)
  expect(output).toMatch(/^look +data folder +Others of this machine may look into it\. chmod 700/m)
  expect(output).not.toContain('hidden')
})

test('settings that cannot be read are said one by one, also for programs', async () => {
  const { code, output } = await doctor({ PORT: 'eighty', SMTP_URL: 'mail' }, ['--json'])

  expect(code).toBe(1)
  expect(JSON.parse(output)).toEqual([
    { about: 'settings', state: 'wrong', says: expect.stringMatching(/^PORT: /) },
    { about: 'settings', state: 'wrong', says: expect.stringMatching(/^SMTP_URL: It is an address/) },
  ])
})
