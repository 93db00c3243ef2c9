import { hashKey } from '#service/accounts/keys.ts'
import { type MailServer, openMailServer } from '#test/support/mailServer.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

let mails: MailServer
let service: TestService
/** The key of another holder, who has a website, a key and entries of their own. */
let attacker: string
let website: number
beforeAll(async () => {
  mails = await openMailServer()
  service = await startService({ environment: { SMTP_URL: mails.url, BASE_URL: 'https://stats.example' } })
  website = await service.addWebsite('mine.example', { privacy: 2, password: 'a lamp' })
  attacker = await service.addAccount('attacker@example.com')
})
afterAll(async () => {
  await service.stop()
  await mails.close()
})

const json = { 'content-type': 'application/json' }

describe('guessing keys', () => {
  test('answers what is nearly a key as it answers nonsense', async () => {
    const guesses = [
      service.key.slice(0, -1),
      `${service.key}A`,
      service.key.toUpperCase(),
      service.key.replace('pl_', ''),
      hashKey(service.key),
      'pl_%',
      "' OR 1=1 --",
      '\u0000',
      'a'.repeat(8000),
    ]

    const answers = await Promise.all(
      guesses.map((key) => service.request('GET', '/api/v1/account', { key: encodeURIComponent(key) })),
    )
    const exact = await Promise.all(
      guesses.slice(0, 5).map((key) => service.request('GET', '/api/v1/account', { key })),
    )

    for (const { status, body } of [...answers, ...exact])
      expect({ status, body }).toEqual({ status: 401, body: { message: 'Unauthenticated.' } })
  })

  test('is no faster where the beginning is right: keys are looked up by a hash nobody can steer', () => {
    const near = hashKey(`${service.key.slice(0, -1)}${service.key.endsWith('A') ? 'E' : 'A'}`)

    expect(near.slice(0, 8)).not.toBe(hashKey(service.key).slice(0, 8))
    expect(service.key).toMatch(/^pl_[\w-]{43}$/)
  })
})

describe('another holder', () => {
  test.each([
    ['GET', '/api/v1/websites/1', {}],
    ['PUT', '/api/v1/websites/1', { privacy: 0 }],
    ['DELETE', '/api/v1/websites/1', {}],
    ['POST', '/api/v1/websites/1/preview', {}],
    ['POST', '/api/v1/websites/1/check', {}],
    ['DELETE', '/api/v1/account/keys/1', {}],
  ] as const)('%s of what is not theirs is a 404 like of what is not there', async (method, path, form) => {
    const foreign = await service.request(method, path, { form, key: attacker })
    const absent = await service.request(method, path.replace(/\b1\b/, '4000'), { form, key: attacker })

    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(absent.body)
  })

  test('sees none of their keys, entries, websites, nor with an id of theirs sent along', async () => {
    for (const path of ['keys', 'audit', '']) {
      const { text } = await service.request('GET', `/api/v1/account/${path}`.replace(/\/$/, ''), {
        key: attacker,
        query: { account_id: 1, account: 1, email: 'owner@localhost' },
      })
      expect(text).not.toMatch(/mine\.example|owner@localhost/)
    }
  })

  test('makes a key for nobody else, whatever fields they send', async () => {
    const { body } = await service.request('POST', '/api/v1/account/keys', {
      key: attacker,
      form: { name: 'mine', account_id: 1, account: 'owner@localhost', email: 'owner@localhost', hash: 'x', id: 1 },
    })
    const { body: whose } = await service.request('GET', '/api/v1/account', { key: body.data.key })

    expect(whose.data.email).toBe('attacker@example.com')
    expect(body.data.id).not.toBe(1)
  })

  test('is no way around a password: their key opens nothing, nor does a token as a key of an account', async () => {
    const open = await service.request('POST', `/api/v1/websites/${website}/access`, { form: { password: 'a lamp' } })
    const { token } = open.body.data

    for (const path of ['/api/v1/account', '/api/v1/account/keys', '/api/v1/account/audit', '/api/v1/account/export'])
      expect((await service.request('GET', path, { key: token })).status).toBe(401)
    const keys = await service.request('POST', '/api/v1/account/keys', { form: { name: 'x' }, key: token })
    expect(keys.status).toBe(401)
  })

  test('deletes no account but their own', async () => {
    const { status } = await service.request('DELETE', '/api/v1/account', {
      key: attacker,
      form: { email: 'owner@localhost' },
    })

    expect(status).toBe(422)
    expect((await service.request('GET', '/api/v1/account')).status).toBe(200)
  })
})

describe('another website, in the browser of somebody who is signed in', () => {
  test('has no cookie to ride on, and may not read an answer', async () => {
    const { status, headers } = await service.request('POST', '/api/v1/account/keys', {
      form: { name: 'theirs' },
      key: null,
      headers: { origin: 'https://evil.example', cookie: `key=${service.key}` },
    })

    expect(status).toBe(401)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('cannot put a key where a form can: not in the body, not in the address', async () => {
    const inBody = await service.request('POST', '/api/v1/account/keys', {
      form: { name: 'x', key: service.key, access_token: service.key },
      key: null,
    })
    const inAddress = await service.request('GET', '/api/v1/account', {
      query: { key: service.key, access_token: service.key },
      key: null,
    })

    expect([inBody.status, inAddress.status]).toEqual([401, 401])
  })
})

describe('bodies that mean something to JavaScript', () => {
  test.each([
    ['__proto__', '{"name":"x","__proto__":{"access":"read","account_id":1}}'],
    ['constructor', '{"name":"x","constructor":{"prototype":{"access":"read"}}}'],
  ])('%s is refused or left alone', async (_, body) => {
    const { status, body: answer } = await service.request('POST', '/api/v1/account/keys', { body, headers: json })

    expect([201, 400]).toContain(status)
    if (status === 201) expect(answer.data.access).toBe('full')
    expect('access' in {}).toBe(false)
  })

  test('as forms too', async () => {
    const { status, body } = await service.request('POST', '/api/v1/account/keys', {
      body: 'name=x&__proto__[access]=read&__proto__=1&constructor=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

    expect(status).toBe(201)
    expect(body.data.access).toBe('full')
    expect('access' in {}).toBe(false)
  })

  test.each([
    ['a list', '["name"]'],
    ['a name that is an object', '{"name":{"$ne":""}}'],
    ['a name said twice in a list', '{"name":["a","b"]}'],
    ['null', 'null'],
  ])('%s is refused', async (_, body) => {
    expect((await service.request('POST', '/api/v1/account/keys', { body, headers: json })).status).toBe(422)
  })

  test('an e-mail address in a list deletes nothing and sends nothing', async () => {
    const email = ['owner@localhost', 'attacker@example.com']

    const deleted = await service.request('DELETE', '/api/v1/account', {
      body: JSON.stringify({ email }),
      headers: json,
    })
    const asked = await service.request('POST', '/api/v1/sign-in', {
      body: JSON.stringify({ email }),
      headers: json,
      key: null,
    })

    expect([deleted.status, asked.status]).toEqual([422, 422])
    expect(mails.received).toEqual([])
  })
})

describe('links to sign in', () => {
  const ask = (email: string) => service.request('POST', '/api/v1/sign-in', { form: { email }, key: null })

  test('go to the account’s own address alone, however it is spelt', async () => {
    for (const email of [
      'attacker@example.com,owner@localhost',
      'attacker@example.com\r\nBcc: evil@example.com',
      '"attacker@example.com" <evil@example.com>',
      '%',
      "' OR '1'='1",
    ])
      await ask(email)
    await ask('ATTACKER@example.com')
    await vi.waitFor(() => expect(mails.received).toHaveLength(1), { timeout: 10_000 })

    expect(mails.received.map(({ to }) => to)).toEqual([['attacker@example.com']])
  })

  test('are not guessed, nor replayed in another form', async () => {
    const [, token = ''] = /#sign-in=([\w-]{43})\s/.exec(mails.received[0]?.mail.text ?? '') ?? []
    const redeem = (given: string) =>
      service.request('POST', '/api/v1/sign-in/key', { form: { token: given }, key: null })

    const wrong = await Promise.all([hashKey(token), token.slice(1), `${token} `, '%', service.key].map(redeem))
    const right = await redeem(token)
    const again = await redeem(token)

    expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
    expect([right.status, again.status]).toEqual([201, 422])
    expect(right.body.data.email).toBe('attacker@example.com')
  })

  test('are made by no GET, which scanners of mail send', async () => {
    const [asked, redeemed] = await Promise.all(
      ['/api/v1/sign-in?email=attacker@example.com', '/api/v1/sign-in/key?token=x'].map((path) =>
        service.request('GET', path, { key: null }),
      ),
    )

    expect([asked?.status, redeemed?.status]).toEqual([405, 405])
  })
})
