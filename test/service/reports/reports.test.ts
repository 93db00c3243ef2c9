import { type MailServer, openMailServer } from '#test/support/mailServer.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const now = '2026-11-18T12:00:00Z'

let server: MailServer
let service: TestService
beforeEach(async () => {
  server = await openMailServer()
  service = await startService({
    now,
    environment: { SMTP_URL: server.url, BASE_URL: 'https://stats.example.com', OWNER_EMAIL: 'owner@localhost' },
  })
})
afterEach(async () => {
  await service.stop()
  await server.close()
})

async function at(time: string) {
  service.moveTo(time)
  await service.reporting.schedule.tick()
  await service.outbox.tick()
}

const emails = async () => {
  const { body } = await service.request('GET', '/api/v1/websites')
  return body.data.map(({ domain, email }: { domain: string; email: number }) => `${domain} ${email}`).toSorted()
}

const pathOf = (url: string | undefined) => (url ?? '').replace('https://stats.example.com', '')

test('an account gets its report on Monday, in the language it was switched on in', async () => {
  const id = await service.addWebsite('example.com', { timezone: 'Europe/Berlin' })
  await service.storeHits(id, [{ time: '2026-11-17T10:00:00Z' }, { time: '2026-11-17T10:00:00Z', visitor: 2 }])
  await service.request('PUT', `/api/v1/websites/${id}`, {
    form: { email: 1 },
    headers: { 'accept-language': 'de-AT' },
  })

  await at(now)
  await at('2026-11-23T06:59:00Z')
  expect(server.received).toHaveLength(0)
  await at('2026-11-23T07:00:00Z')

  expect(server.received).toHaveLength(1)
  const [{ to, mail } = {}] = server.received
  expect(to).toEqual(['owner@localhost'])
  expect(mail?.subject).toMatch(/^example\.com: 2 .*16\.–22\. Nov/)
  expect(mail?.text).toContain('example.com')
  expect(mail?.html).toContain('lang="de"')
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain('image/png')
})

describe('unsubscribing', () => {
  const header = (key: string) => server.received[0]?.mail.headers.find((one) => one.key === key)?.value ?? ''
  let link: string
  beforeEach(async () => {
    await service.addWebsite('one.example', { timezone: 'UTC', email: 1 })
    await service.addWebsite('two.example', { timezone: 'UTC', email: 1 })
    await service.addWebsite('other.example', { email: 1 }, await service.addAccount('other@localhost'))
    await at(now)
    await at('2026-11-23T08:00:00Z')
    const mine = server.received.findIndex(({ to }) => to[0] === 'owner@localhost')
    server.received.splice(0, mine)
    link = pathOf(header('list-unsubscribe').replace(/^<|>$/g, ''))
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', undefined])(
    'takes one click of a mail client (%s)',
    async (type) => {
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

      const answer = await service.request('POST', link, {
        key: null,
        ...(type && { headers: { 'content-type': type }, body: 'List-Unsubscribe=One-Click' }),
      })

      expect(answer.status).toBe(200)
      expect(await emails()).toEqual(['one.example 0', 'two.example 0'])
      server.received.length = 0
      await at('2026-11-30T08:00:00Z')
      expect(server.received.map(({ to }) => to[0])).toEqual(['other@localhost'])
    },
  )

  test('is written down in the audit log', async () => {
    await service.request('POST', link, { key: null })
    const { body } = await service.request('GET', '/api/v1/account/audit')

    const about = (website: string) => ({
      action: 'website_changed',
      by: null,
      about: { website, fields: ['email'] },
    })
    expect(body.data.slice(0, 2)).toMatchObject([about('two.example'), about('one.example')])
  })

  test('asks whoever opens the link', async () => {
    const answer = await service.request('GET', link, { key: null })

    expect(answer.status).toBe(200)
    expect(answer.text).toContain('<button>Stop the reports</button>')
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'self'/)
    expect(await emails()).toEqual(['one.example 1', 'two.example 1'])
  })

  test('is in the mail itself, too', () => {
    const [{ mail } = {}] = server.received

    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(link)
  })

  test.each([
    ['another account', (path: string) => path.replace(/\/1\./, '/2.')],
    ['no signature', (path: string) => path.replace(/\..*$/, '')],
    ['a signature cut off', (path: string) => path.slice(0, -1)],
    ['nothing', () => '/unsubscribe/x'],
    ['more than makes sense', (path: string) => `${path}${'a'.repeat(2000)}`],
  ])('with a link that names %s does nothing', async (_what, changed) => {
    const answers = [
      await service.request('GET', changed(link), { key: null }),
      await service.request('POST', changed(link), { key: null }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(await emails()).toEqual(['one.example 1', 'two.example 1'])
  })
})

describe('over the interface', () => {
  test('an account sees where its mails go, and what became of them', async () => {
    const { body } = await service.request('GET', '/api/v1/reports')

    expect(body).toEqual({
      data: {
        can_send: true,
        address: 'owner@localhost',
        language: 'en',
        previews: { weekly: expect.any(String), monthly: expect.any(String) },
        mails: [],
      },
    })
  })

  test('nobody else does', async () => {
    const answers = await Promise.all([
      service.request('GET', '/api/v1/reports', { key: null }),
      service.request('PUT', '/api/v1/reports', { key: null, form: { language: 'de' } }),
      service.request('POST', '/api/v1/reports/send', { key: null, form: { kind: 'weekly' } }),
      service.request('GET', '/api/v1/reports/preview', { key: null, query: { kind: 'weekly' } }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })

  test('the language is one that mails are written in', async () => {
    const chosen = await service.request('PUT', '/api/v1/reports', { form: { language: 'ja' } })
    const refused = await service.request('PUT', '/api/v1/reports', { form: { language: 'tlh' } })

    expect(chosen.body.data.language).toBe('ja')
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toEqual(['language'])
    expect((await service.request('GET', '/api/v1/reports')).body.data.language).toBe('ja')
  })

  test('a language that was chosen stays when another website is reported', async () => {
    await service.addWebsite('one.example', { email: 1 })
    await at(now)
    await service.request('PUT', '/api/v1/reports', { form: { language: 'ja' } })
    await service.request('POST', '/api/v1/websites', {
      form: { domain: 'two.example', email: 1 },
      headers: { 'accept-language': 'fr' },
    })

    expect((await service.request('GET', '/api/v1/reports')).body.data.language).toBe('ja')
  })

  test('before a language was chosen, it is that of whoever asks', async () => {
    const headers = { 'accept-language': 'de-CH' }
    await service.addWebsite('one.example')
    const asked = await service.request('GET', '/api/v1/reports', { headers })
    await service.request('POST', '/api/v1/reports/send', { form: { kind: 'weekly' }, headers })
    const preview = await service.request('GET', '/api/v1/reports/preview', { query: { kind: 'weekly' }, headers })
    await service.outbox.tick()

    expect(asked.body.data.language).toBe('de')
    expect(preview.text).toContain('<html lang="de"')
    expect(server.received[0]?.mail.html).toContain('<html lang="de"')
  })

  test('a language that was chosen before anything was mailed stays when the first alerts are chosen', async () => {
    await service.addWebsite('one.example')
    await service.request('PUT', '/api/v1/reports', { form: { language: 'ja' } })
    await service.request('PUT', '/api/v1/websites/1/alerts', {
      form: { above: 1 },
      headers: { 'accept-language': 'fr' },
    })

    expect((await service.request('GET', '/api/v1/reports')).body.data.language).toBe('ja')
  })

  test('one is sent now, three times a minute at most', async () => {
    await service.addWebsite('example.com')
    const send = () => service.request('POST', '/api/v1/reports/send', { form: { kind: 'monthly' } })
    const first = await send()
    const others = [await send(), await send(), await send()]
    await service.outbox.tick()

    expect(first.status).toBe(202)
    expect(first.body.data.mails).toMatchObject([{ kind: 'test' }])
    expect(others.map(({ status }) => status)).toEqual([202, 202, 429])
    expect(server.received).toHaveLength(3)
    expect(server.received[0]?.mail.subject).toContain('October 2026')
  })

  test('what the mail server said of it is told', async () => {
    await service.addWebsite('example.com')
    server.refuse({ at: 'recipient', code: 550, words: '5.1.1 No such mailbox' })
    await service.request('POST', '/api/v1/reports/send', { form: { kind: 'weekly' } })
    await service.outbox.tick()

    const { body } = await service.request('GET', '/api/v1/reports')
    expect(body.data.mails).toMatchObject([
      { kind: 'test', state: 'failed', reason: 'refused', reply: '550 5.1.1 No such mailbox' },
    ])
  })

  test('without websites there is nothing to send or to show', async () => {
    const sent = await service.request('POST', '/api/v1/reports/send', { form: { kind: 'weekly' } })
    const shown = await service.request('GET', '/api/v1/reports/preview', { query: { kind: 'weekly' } })

    expect([sent.status, shown.status]).toEqual([409, 409])
  })
})

describe('a preview', () => {
  const linkTo = async (kind: 'weekly' | 'monthly') => {
    const { body } = await service.request('GET', '/api/v1/reports')
    return String(body.data.previews[kind])
  }

  test('is a page in which nothing runs, with its pictures', async () => {
    const id = await service.addWebsite('example.com', { timezone: 'UTC' })
    await service.storeHits(id, [{ time: '2026-11-12T10:00:00Z', page: '/<script>alert(1)</script>' }])
    const answer = await service.request('GET', await linkTo('weekly'), { key: null })

    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox(?!.*allow-scripts).*default-src 'none'/)
    expect(answer.headers['cache-control']).toContain('no-store')
    expect(answer.text).toContain('"data:image/png;base64,')
    expect(answer.text).not.toContain('cid:')
    expect(answer.text).not.toContain('<script')
  })

  test('shows the websites that are reported, or all while none is', async () => {
    const one = await service.addWebsite('one.example')
    await service.addWebsite('two.example')
    const before = await service.request('GET', await linkTo('weekly'), { key: null })
    await service.request('PUT', `/api/v1/websites/${one}`, { form: { email: 1 } })
    const after = await service.request('GET', await linkTo('weekly'), { key: null })

    expect(before.text).toMatch(/one\.example[^]*two\.example/)
    expect(after.text).toContain('one.example')
    expect(after.text).not.toContain('two.example')
  })

  test('has no link that ends the reports: whoever sees one may have a key that only reads', async () => {
    await service.addWebsite('example.com', { email: 1 })
    const { text } = await service.request('GET', await linkTo('weekly'), { key: null })

    expect(text).toContain('Stop these reports')
    expect(text).not.toContain('/unsubscribe/')
  })

  test('is there for an hour, for one account and one kind', async () => {
    await service.addWebsite('example.com')
    const link = await linkTo('weekly')
    const answers = [
      await service.request('GET', link.replace('kind=weekly', 'kind=monthly'), { key: null }),
      await service.request('GET', link.replace('token=1.', 'token=2.'), { key: null }),
    ]
    service.moveTo('2026-11-18T13:00:01Z')
    answers.push(await service.request('GET', link, { key: null }))

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('needs no link where there is a key', async () => {
    await service.addWebsite('example.com')
    const answer = await service.request('GET', '/api/v1/reports/preview', { query: { kind: 'monthly' } })

    expect(answer.status).toBe(200)
  })
})

test('without a mail server it is said', async () => {
  const { folder } = service
  await service.stop({ keep: true })
  service = await startService({ now, environment: { DATA_DIR: folder } })
  await service.addWebsite('example.com')

  const sent = await service.request('POST', '/api/v1/reports/send', { form: { kind: 'weekly' } })
  const seen = await service.request('GET', '/api/v1/reports')

  expect(sent.status).toBe(409)
  expect(sent.body.message).toContain('SMTP_URL')
  expect(seen.body.data.can_send).toBe(false)
})
