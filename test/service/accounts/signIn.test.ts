import { type MailServer, openMailServer } from '#test/support/mailServer.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let mails: MailServer
let service: TestService
beforeEach(async () => {
  mails = await openMailServer()
  service = await startService({
    now: '2026-11-20T12:00:00Z',
    environment: { SMTP_URL: mails.url, BASE_URL: 'https://stats.example', TRUST_PROXY: '127.0.0.1' },
  })
  await service.addAccount('someone@example.com')
})
afterEach(async () => {
  await service.stop()
  await mails.close()
})

const ask = (email: string, headers: Record<string, string> = {}) =>
  service.request('POST', '/api/v1/sign-in', { form: { email }, key: null, headers })
const redeem = (token: string, headers: Record<string, string> = {}) =>
  service.request('POST', '/api/v1/sign-in/key', { form: { token }, key: null, headers })

/** The token of the mail that comes, as the number of mails received until then says. */
async function tokenOf(number: number): Promise<string> {
  await vi.waitFor(() => expect(mails.received).toHaveLength(number), { timeout: 10_000 })
  const link = /https:\/\/stats\.example\/connect#sign-in=([\w-]{43})\s/.exec(mails.received.at(-1)?.mail.text ?? '')
  if (!link?.[1]) throw new Error(mails.received.at(-1)?.mail.text)
  return link[1]
}

describe('a link that was asked for', () => {
  test('comes to the account’s address and signs in once, with a key that expires and is named after the browser', async () => {
    const asked = await ask(' Someone@Example.com ')
    const token = await tokenOf(1)

    const { status, body } = await redeem(token, { 'user-agent': firefox })
    const again = await redeem(token)

    expect(asked.status).toBe(202)
    expect(mails.received[0]?.to).toEqual(['someone@example.com'])
    expect(mails.received[0]?.mail.html).toContain(`href="https://stats.example/connect#sign-in=${token}"`)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      email: 'someone@example.com',
      name: 'Firefox on Linux',
      access: 'full',
      expires_at: '2026-12-20T12:00:00Z',
    })
    const account = await service.request('GET', '/api/v1/account', { key: body.data.key })
    expect(account.body.data.email).toBe('someone@example.com')
    expect(again.status).toBe(422)
    expect(again.body.errors).toEqual({ token: ['This link was used before, or is too old. Ask for another one.'] })
    const audit = await service.request('GET', '/api/v1/account/audit', { key: body.data.key })
    expect(audit.body.data.map(({ action }: { action: string }) => action)).toEqual([
      'key_first_used',
      'signed_in',
      'link_sent',
    ])
  })

  test('is used by one of many at once', async () => {
    await ask('someone@example.com')
    const token = await tokenOf(1)

    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(token)))

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
  })

  test.each([
    ['14:59 later still signs in', '2026-11-20T12:14:59Z', 201],
    ['15 minutes later is over', '2026-11-20T12:15:00Z', 422],
  ])('%s', async (_, time, expected) => {
    await ask('someone@example.com')
    const token = await tokenOf(1)
    service.moveTo(time)

    expect((await redeem(token)).status).toBe(expected)
  })

  test('ends with any other of the account that is used', async () => {
    await ask('someone@example.com')
    const first = await tokenOf(1)
    await ask('someone@example.com')
    await redeem(await tokenOf(2))

    expect((await redeem(first)).status).toBe(422)
  })

  test('signs in however often somebody did and never signed out', async () => {
    const account = await service.accounts.find('someone@example.com')
    if (!account) throw new Error('There is no account.')
    const until = (day: string) => `2026-11-${day}T12:00:00Z`
    const first = await service.keys.add(account, { name: 'first to end', expires_at: until('21') })
    for (let count = 0; count < 98; count += 1) await service.keys.add(account, { name: 'x', expires_at: until('30') })
    await ask('someone@example.com')

    const { status, body } = await redeem(await tokenOf(1))

    expect(status).toBe(201)
    expect((await service.request('GET', '/api/v1/account', { key: body.data.key })).status).toBe(200)
    expect((await service.request('GET', '/api/v1/account', { key: first.key })).status).toBe(401)
  })

  test('opens nothing once the account has another address', async () => {
    await ask('someone@example.com')
    const token = await tokenOf(1)
    const account = await service.accounts.find('someone@example.com')

    if (account) await service.accounts.rename(account, 'else@example.com')

    expect((await redeem(token)).status).toBe(422)
    expect(await service.accounts.find('else@example.com')).toMatchObject({ id: account?.id })
  })

  test('leads to BASE_URL, whatever host the request named', async () => {
    await ask('someone@example.com', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    })
    await tokenOf(1)

    expect(mails.received[0]?.source).not.toContain('evil.example')
  })

  test('is written in the language of whoever asks', async () => {
    await ask('someone@example.com', { 'accept-language': 'pt-PT,pt;q=0.9' })
    await tokenOf(1)

    expect(mails.received[0]?.mail.subject).toBe('Seu link para entrar no Porchlight')
    expect(mails.received[0]?.mail.html).toContain('<html lang="pt-BR"')
  })

  test('is in the database as a hash, and in nobody’s list of mails', async () => {
    await ask('someone@example.com')
    const token = await tokenOf(1)
    await service.outbox.tick()
    const key = await service.addAccount('someone@example.com')

    const audit = await service.request('GET', '/api/v1/account/audit', { key })

    expect(audit.text).not.toContain(token)
    const account = await service.accounts.find('someone@example.com')
    expect(await service.outbox.list(account?.id ?? 0, 10)).toEqual([])
  })
})

describe('who asks', () => {
  test('is answered the same whether or not there is an account, and nobody gets a mail who has none', async () => {
    const known = await ask('someone@example.com')
    const unknown = await ask('nobody@example.com')
    await tokenOf(1)
    await service.outbox.tick()

    expect(unknown).toMatchObject({ status: 202, body: known.body })
    expect(mails.received).toHaveLength(1)
  })

  test.each(['someone@example.com', 'nobody@example.com'])(
    'for %s a fourth time in 15 minutes has to wait',
    async (email) => {
      for (let times = 0; times < 3; times += 1) await ask(email, { 'x-forwarded-for': `192.0.2.${times}` })

      const fourth = await ask(email.toUpperCase(), { 'x-forwarded-for': '198.51.100.1' })
      const other = await ask('owner@localhost', { 'x-forwarded-for': '198.51.100.1' })

      expect(fourth.status).toBe(429)
      expect(fourth.headers['retry-after']).toBe('900')
      expect(other.status).toBe(202)
      service.moveTo('2026-11-20T12:15:00Z')
      expect((await ask(email)).status).toBe(202)
    },
  )

  test('for many addresses from one network has to wait', async () => {
    for (let times = 0; times < 10; times += 1)
      await ask(`a${times}@example.com`, { 'x-forwarded-for': `2001:db8:1:2::${times}` })

    expect((await ask('b@example.com', { 'x-forwarded-for': '2001:db8:1:2:ffff::' })).status).toBe(429)
    expect((await ask('b@example.com', { 'x-forwarded-for': '2001:db8:1:3::' })).status).toBe(202)
  })

  test('waits although the service was started again', async () => {
    for (let times = 0; times < 3; times += 1) await ask('someone@example.com')
    await tokenOf(3)
    await service.stop({ keep: true })
    service = await startService({
      now: '2026-11-20T12:01:00Z',
      environment: { SMTP_URL: mails.url, BASE_URL: 'https://stats.example', DATA_DIR: service.folder },
    })

    const fourth = await ask('someone@example.com')

    expect(fourth.status).toBe(429)
    expect(fourth.headers['retry-after']).toBe('840')
  })
})

test('without SMTP_URL it is not offered', async () => {
  await service.stop()
  service = await startService()

  const { body } = await service.request('GET', '/api/v1/openapi.json', { key: null })

  expect((await ask('someone@example.com')).status).toBe(404)
  expect(Object.keys(body.paths)).not.toContain('/api/v1/sign-in')
})
