import type { RequestListener, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { openChecks } from '#service/checking/openChecks.ts'
import { internet } from '#service/outside/Outside.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { website } from '#test/service/collect/website.ts'
import { openWeb, privately, publicly } from '#test/service/outside/openWeb.ts'

const tag = '<script defer data-domain="example.com" src="https://stats.example/script.js">'
const page = `<!doctype html><head>${tag}</script></head>`
const html = { 'Content-Type': 'text/html; charset=utf-8' }
const sendPage: RequestListener = (_request, response) => response.writeHead(200, html).end(page)
const redirect = (response: ServerResponse, Location: string) => response.writeHead(302, { Location }).end()

let web: Awaited<ReturnType<typeof openWeb>>
afterEach(() => web.close())

async function look(listener: RequestListener, names: Record<string, string[]> = {}, domain = 'example.com') {
  web = await openWeb(listener, names)
  const checks = openChecks({ baseUrl: 'https://stats.example', outside: web.outside, patience: 1000 })
  return checks.run(website({ domain }))
}

describe('a check', () => {
  test('says which tag is on which page', async () => {
    expect(await look(sendPage)).toEqual({ outcome: 'found', url: 'http://example.com/', status: 200, tag })
  })

  test('asks over https first, by the website’s name', async () => {
    await look(sendPage)

    expect(web.secured).toHaveLength(1)
    expect(web.secured[0]?.[0]).toBe(0x16)
    expect(web.secured[0]?.toString('latin1')).toContain('example.com')
  })

  test('sends nothing of the owner’s', async () => {
    await look(sendPage)

    expect(web.requests).toEqual([
      {
        name: 'example.com',
        url: '/',
        headers: {
          accept: 'text/html',
          'accept-encoding': 'identity',
          'user-agent': 'Porchlight (checks its script tag)',
          host: 'example.com',
          connection: 'close',
        },
      },
    ])
  })

  test('follows redirects to where the page is', async () => {
    const result = await look((request, response) => {
      if (request.headers.host === 'example.com') redirect(response, 'http://user:word@www.example.com/#top')
      else if (request.url === '/') redirect(response, '/start?a=1')
      else sendPage(request, response)
    })

    expect(result).toMatchObject({ outcome: 'found', url: 'http://www.example.com/start?a=1' })
    expect(web.requests.some(({ headers }) => 'authorization' in headers)).toBe(false)
  })

  test('looks at a page that is not there, too', async () => {
    const result = await look((_request, response) => response.writeHead(404, html).end('<h1>Nothing</h1>'))

    expect(result).toEqual({ outcome: 'missing', url: 'http://example.com/', status: 404, tag: null })
  })

  test('gives nothing of a page away but the tag', async () => {
    const result = await look((_request, response) =>
      response.writeHead(200, html).end('<script src="/secret.js" data-key="secret"></script>secret'),
    )

    expect(JSON.stringify(result)).not.toContain('secret')
  })

  test.each([
    ['JSON', { 'Content-Type': 'application/json' }],
    ['something that does not say what it is', {}],
    ['a page in a code nobody asked for', { ...html, 'Content-Encoding': 'gzip' }],
  ])('does not read %s', async (_what, headers) => {
    const result = await look((_request, response) => response.writeHead(200, headers).end(page))

    expect(result).toEqual({ outcome: 'not_html', url: 'http://example.com/', status: 200, tag: null })
  })

  test('reads half a mebibyte of a page, and no more', async () => {
    const filler = 'x'.repeat(600_000)
    const before = await look((_request, response) => response.writeHead(200, html).end(page + filler))
    await web.close()

    expect(before.outcome).toBe('found')
    expect((await look((_request, response) => response.writeHead(200, html).end(filler + page))).outcome).toBe(
      'missing',
    )
  })

  test('ends in time, with what came of a page that does not', async () => {
    const began = performance.now()
    const result = await look((_request, response) => response.writeHead(200, html).write(page))

    expect(result.outcome).toBe('found')
    expect(performance.now() - began).toBeLessThan(3000)
  })
})

describe('a website that cannot be reached is one', () => {
  const nowhere = { outcome: 'unreachable', url: null, status: null, tag: null }

  test('that never answers', async () => {
    expect(await look(() => {})).toEqual(nowhere)
  })

  test('that hangs up', async () => {
    expect(await look((request) => request.socket.destroy())).toEqual(nowhere)
  })

  test('that answers in another protocol', async () => {
    const upgrade = { Connection: 'Upgrade', Upgrade: 'other' }

    expect(await look((_request, response) => response.writeHead(101, upgrade).end())).toEqual(nowhere)
  })

  test('whose name has no address', async () => {
    expect(await look(sendPage, { 'example.com': [] })).toEqual(nowhere)
  })

  test('that redirects forever, of which five are followed', async () => {
    expect(await look((_request, response) => redirect(response, '/again'))).toEqual(nowhere)
    expect(web.requests).toHaveLength(6)
  })

  test.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'http://example.com:8080/',
    'https://example.com:80/',
    `http://example.com/${'a'.repeat(2100)}`,
    'http://',
  ])('that redirects to %s', async (location) => {
    expect(await look((_request, response) => redirect(response, location))).toEqual(nowhere)
    expect(web.requests).toHaveLength(1)
  })
})

describe('what is private is not opened', () => {
  const hidden = { outcome: 'private', url: null, status: null, tag: null }

  test('by a name', async () => {
    expect(await look(sendPage, { 'example.com': privately })).toEqual(hidden)
    expect(web.requests).toEqual([])
    expect(web.secured).toEqual([])
  })

  test('by an address', async () => {
    expect(await look(sendPage, {}, '127.0.0.2')).toEqual(hidden)
    expect(web.asked).toEqual([])
  })

  test.each(['http://internal.example/', 'http://127.0.0.2/', 'http://0x7f000002/', 'http://[::1]/', '//2130706434/'])(
    'by a redirect to %s',
    async (location) => {
      const result = await look((_request, response) => redirect(response, location), { 'internal.example': privately })

      expect(result).toEqual(hidden)
      expect(web.requests).toHaveLength(1)
    },
  )

  test('beside a public address of the same name', async () => {
    const result = await look(sendPage, { 'example.com': [...privately, ...publicly] })

    expect(result.outcome).toBe('found')
    expect(web.requests).toHaveLength(1)
  })

  test('by a name that changes where it leads once it was looked at', async () => {
    web = await openWeb(sendPage)
    const answers = [publicly, privately, privately]
    const outside = { ...web.outside, resolve: async () => answers.shift() ?? [] }
    const checks = openChecks({ baseUrl: 'https://stats.example', outside, patience: 1000 })

    expect(await checks.run(website())).toEqual(hidden)
    expect(web.requests).toEqual([])
  })

  test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', 'localhost'])(
    'with the service’s own rules: %s',
    async (domain) => {
      web = await openWeb(sendPage)
      const checks = openChecks({
        baseUrl: 'https://stats.example',
        outside: { ...internet, ports: web.outside.ports },
      })

      const { outcome } = await checks.run(website({ domain }))

      expect(['private', 'unreachable']).toContain(outcome)
      expect(web.requests).toEqual([])
      expect(web.secured).toEqual([])
    },
  )
})

describe('over the interface', () => {
  let service: TestService
  afterEach(() => service.stop())
  async function start(listener: RequestListener = sendPage) {
    web = await openWeb(listener)
    service = await startService({
      now: '2026-11-20T12:00:00Z',
      environment: { BASE_URL: 'https://stats.example' },
      outside: web.outside,
    })
  }
  const check = (id: number, key: string | null = service.key) =>
    service.request('POST', `/api/v1/websites/${id}/check`, { key })

  test('a check says what it found, and when the last hit came', async () => {
    await start()
    const id = await service.addWebsite('example.com')
    await service.websites.touch(id, Date.parse('2026-11-20T11:00:00Z'))

    const { status, body } = await check(id)

    expect(status).toBe(200)
    expect(body).toEqual({
      data: { outcome: 'found', url: 'http://example.com/', status: 200, tag, last_hit_at: '2026-11-20T11:00:00Z' },
    })
  })

  test('a check is its holder’s alone', async () => {
    await start()
    const id = await service.addWebsite('example.com')
    const other = await service.addAccount('other@example.com')

    expect((await check(id, other)).status).toBe(404)
    expect((await check(id, null)).status).toBe(401)
    expect((await check(99)).status).toBe(404)
    expect(web.requests).toEqual([])
  })

  test('checks of one website at once are one', async () => {
    await start()
    const id = await service.addWebsite('example.com')

    const answers = await Promise.all([check(id), check(id), check(id)])

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(web.requests).toHaveLength(1)
  })

  test('ten a minute are enough for an account, and take nothing from others', async () => {
    await start()
    const id = await service.addWebsite('example.com')
    const other = await service.addAccount('other@example.com')
    const theirs = await service.addWebsite('example.org', {}, other)
    for (let times = 0; times < 10; times += 1) await check(id)

    const eleventh = await check(id)

    expect(eleventh.status).toBe(429)
    expect(eleventh.headers['retry-after']).toBe('60')
    expect((await check(theirs, other)).status).toBe(200)
    service.moveTo('2026-11-20T12:01:00Z')
    expect((await check(id)).status).toBe(200)
  })

  test('a check is described', async () => {
    await start()

    const { body } = await service.request('GET', '/api/v1/openapi.json')

    const { responses } = body.paths['/api/v1/websites/{id}/check'].post
    const { data } = responses['200'].content['application/json'].schema.properties
    expect(Object.keys(data.properties)).toEqual(['outcome', 'url', 'status', 'tag', 'last_hit_at'])
  })
})
