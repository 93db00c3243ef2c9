import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { openChdb } from '#service/storage/hits/openChdb.ts'
import { addressForms } from '#test/support/addressForms.ts'
import { runCommand } from '#test/support/command.ts'
import { type MailServer, openMailServer } from '#test/support/mailServer.ts'
import { runService } from '#test/support/process.ts'
import { search, searchFiles, searchTables } from '#test/support/searchFolder.ts'
import { sendRaw } from '#test/fuzz/rawRequests.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
let mailServer: MailServer
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-addresses-'))
  mailServer = await openMailServer()
})
afterEach(async () => {
  await mailServer.close()
  await rm(folder, { recursive: true, force: true })
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const everywhere = Array.from({ length: 8 }, (_, number) => number)

/** Addresses whose bytes are in nothing else: of high bytes, and each its own. */
const fourth = (number: number) => `2${(number % 24) + 10}.${131 + number * 4}.${250 - number * 3}.${133 + number * 2}`
const sixth = (number: number) =>
  `2a0${number % 10}:9f${(0xa1 + number).toString(16)}:e7c3::d${(0x1b5 + number).toString(16)}`
const addresses = everywhere.flatMap((number) => [fourth(number), sixth(number)])

test('no address of a visitor is on disk or in the log, while the service runs and after', async () => {
  const service = await runService(folder, {
    TRUST_PROXY: '1',
    LOG_LEVEL: 'debug',
    COLLECT_RATE: '5',
    API_RATE: '40',
    SMTP_URL: mailServer.url,
  })
  const from = (address: string, path: string, { method = 'GET', body, key }: Sent = {}) =>
    fetch(`${service.url}${path}`, {
      method,
      ...(body !== undefined && { body }),
      headers: {
        'X-Forwarded-For': address,
        Forwarded: `for="${address}"`,
        'User-Agent': firefox,
        'Content-Type': path === '/api/event' ? 'text/plain' : 'application/json',
        ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      },
    }).then(({ status }) => status)
  const website = JSON.stringify({ domain: 'example.com', timezone: 'UTC', privacy: 2, password: 'a long password' })
  await from('127.0.0.1', '/api/v1/websites', { method: 'POST', body: website, key: service.key })
  const own = '127.0.0.1'
  const hit = (n: string, ip?: string) =>
    JSON.stringify({ n, u: 'https://example.com/', d: 'example.com', p: { a: 1 }, ip, ua: ip && firefox })
  const umami = (ip: string) => JSON.stringify({ type: 'event', payload: { website: 'example.com', url: '/', ip } })

  const statuses = new Set<number>()
  for (const address of addresses) {
    const answers = [
      from(address, '/api/event', { method: 'POST', body: '{"n":' }),
      from(address, '/api/event', { method: 'POST', body: '['.repeat(9000) }),
      ...['pageview', 'Sign up', 'pageview', 'pageview', 'pageview'].map((n) =>
        from(address, '/api/event', { method: 'POST', body: hit(n) }),
      ),
      from(address, '/api/pixel.gif?d=example.com&u=https://example.com/'),
      from(address, '/api/send', { method: 'POST', body: umami(address) }),
      from(own, '/api/send', { method: 'POST', body: umami(address), key: service.key }),
      from(own, '/api/event', { method: 'POST', body: hit('pageview', address), key: service.key }),
      from(address, '/api/v1/address', { key: service.key }),
      from(address, '/nowhere'),
      from(address, '/api/v1/nowhere'),
      from(address, '/%ff%00'),
      from(address, '/api/v1/websites', { key: 'pl_a-wrong-key-that-is-long-enough' }),
      from(address, '/api/v1/websites/1/access', { method: 'POST', body: '{"password":"wrong"}' }),
      from(address, '/api/v1/sign-in', { method: 'POST', body: '{"email":"owner@localhost"}' }),
      from(address, '/api/v1/sign-in/redeem', { method: 'POST', body: '{"token":"wrong"}' }),
    ]
    for (const status of await Promise.all(answers)) statuses.add(status)
    await sendRaw(
      Number(new URL(service.url).port),
      Buffer.from(`POST /api/event HTTP/1.1\r\nX-Forwarded-For: ${address}\r\nContent-Length: -1\r\n\r\n`),
    )
  }
  const lines = addresses.map(
    (address) =>
      `${address} - - [19/Nov/2025:10:00:00 +0000] "GET / HTTP/1.1" 200 5 "-" "${firefox}"\n${address} nonsense\n`,
  )
  const imported = await runCommand(folder, ['import', '-', '--website', 'example.com'], { input: lines.join('') })

  expect([...statuses]).toEqual(expect.arrayContaining([202, 400, 401, 404, 413, 429]))
  expect(imported.output).toContain('16')
  const needles = new Map(addresses.map((address) => [address, addressForms(address)]))
  const nowhere = async () => [
    ...(await searchFiles(folder, needles)),
    ...search('log', Buffer.from(service.output()), needles),
    ...search('what an import says', Buffer.from(imported.output + imported.errors), needles),
  ]
  expect(await nowhere()).toEqual([])

  await service.end()

  expect(await nowhere()).toEqual([])
  expect(await searchTables(folder, needles)).toEqual([])
}, 180_000)

type Sent = { method?: string; body?: string; key?: string }

test('the search would find one, wherever and however it were kept', async () => {
  const service = await runService(folder)
  await service.end()
  const address = fourth(7)
  const needles = new Map([[address, addressForms(address)]])
  const engine = openChdb(folder)
  const long = 'The same again and again, so that there is something to compress. '.repeat(500)
  await engine.command('CREATE TABLE kept (text String, number UInt32, bytes String) ENGINE = MergeTree ORDER BY ()')
  const [number = 0] = addressForms(address).flatMap((form) =>
    /^\d{9,10}$/.test(form.toString()) ? [Number(form.toString())] : [],
  )
  await engine.insert(
    'kept',
    ['text', 'number', 'bytes'],
    [
      [`${long}${address}${long}`, 0, ''],
      ['', number, ''],
    ],
  )
  await engine.close()
  const sql = new Database(join(folder, 'porchlight.sqlite'))
  sql.prepare('INSERT INTO secrets (name, value) VALUES (?, ?)').run('planted', `from ${address}`)
  for (const form of addressForms(address)) {
    await writeFile(join(folder, 'planted'), Buffer.concat([Buffer.from('a'), form, Buffer.from('b')]))

    expect(await searchFiles(folder, needles)).toContainEqual({ where: join(folder, 'planted'), what: address })
  }
  const inSql = await searchFiles(folder, needles)
  sql.close()

  expect(inSql.map(({ where }) => where)).toContainEqual(expect.stringContaining('porchlight.sqlite'))
  const inTables = new Set((await searchTables(folder, needles)).map(({ where }) => where))
  expect([...inTables].toSorted()).toEqual(['default.kept.number', 'default.kept.text'])
})
