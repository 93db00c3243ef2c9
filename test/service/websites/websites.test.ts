import { startService, type TestService } from '#test/support/service.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let service: TestService
beforeEach(async () => {
  service = await startService({ now: '2026-11-20T17:33:00Z' })
})
afterEach(() => service.stop())

const create = (form: Record<string, string | number>) => service.request('POST', '/api/v1/websites', { form })
const update = (id: number, form: Record<string, string | number>) =>
  service.request('PUT', `/api/v1/websites/${id}`, { form })
const show = (id: number) => service.request('GET', `/api/v1/websites/${id}`)
const list = (query = {}) => service.request('GET', '/api/v1/websites', { query })
const domains = (body: { data: { domain: string }[] }) => body.data.map((website) => website.domain)

describe('creating', () => {
  test('takes a domain alone and answers with the website and where it is', async () => {
    const { status, headers, body } = await create({ domain: 'example.com' })

    expect(status).toBe(201)
    expect(headers['location']).toBe('http://127.0.0.1:8080/api/v1/websites/1')
    expect(body).toEqual({
      data: {
        id: 1,
        domain: 'example.com',
        privacy: 0,
        email: 0,
        exclude_bots: 1,
        exclude_params: '',
        exclude_ips: '',
        hosts: '',
        favorite: 0,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        created_at: '2026-11-20T17:33:00Z',
        updated_at: '2026-11-20T17:33:00Z',
        last_hit_at: null,
        share_statistics: '',
        share_minimum: 0,
        share_embed: 0,
        keep_months: null,
      },
    })
  })

  test('takes every field of the reference', async () => {
    const fields = { privacy: 2, email: 1, exclude_bots: 0, exclude_params: 'ref', exclude_ips: '203.0.113.7' }

    const { status, body } = await create({
      domain: 'example.com',
      password: 'a lamp',
      timezone: 'Asia/Tokyo',
      ...fields,
    })

    expect(status).toBe(201)
    expect(body.data).toMatchObject({ ...fields, timezone: 'Asia/Tokyo' })
    expect(JSON.stringify(body)).not.toMatch(/password|lamp|scrypt/)
  })

  test('takes JSON with the same fields', async () => {
    const { status, body } = await service.request('POST', '/api/v1/websites', {
      body: JSON.stringify({ domain: 'example.com', exclude_bots: 0 }),
      headers: { 'content-type': 'application/json' },
    })

    expect(status).toBe(201)
    expect(body.data.exclude_bots).toBe(0)
  })

  test.each([
    ['https://www.Example.com/path?q=1#top', 'example.com'],
    ['  EXAMPLE.com.  ', 'example.com'],
    ['example.com:8080', 'example.com'],
    ['//example.com/', 'example.com'],
    ['localhost', 'localhost'],
    ['http://localhost:3000', 'localhost'],
    ['www.shop.example.com', 'shop.example.com'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['intranet', 'intranet'],
    ['www.com', 'www.com'],
  ])('makes %s the domain %s', async (domain, stored) => {
    const { body } = await create({ domain })

    expect(body.data.domain).toBe(stored)
  })

  test.each([
    '',
    'http://',
    'exa mple.com',
    '-a.example',
    'a_b.example',
    '[::1]',
    `${'a'.repeat(64)}.example`,
    'a..example',
    '<script>',
  ])('refuses %s as a domain', async (domain) => {
    const { status, body } = await create({ domain })

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['domain'])
  })

  test('refuses a domain that is tracked already, by whomever', async () => {
    const other = await service.addAccount('other@example.com')
    await create({ domain: 'example.com' })

    const answer = await service.request('POST', '/api/v1/websites', {
      form: { domain: 'www.example.com' },
      key: other,
    })

    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({
      message: 'The domain has already been taken.',
      errors: { domain: ['The domain has already been taken.'] },
    })
  })

  test('says where the website is, whatever the request’s query', async () => {
    const { headers } = await service.request('POST', '/api/v1/websites?x=1', { form: { domain: 'example.com' } })

    expect(headers['location']).toBe('http://127.0.0.1:8080/api/v1/websites/1')
  })

  test.each([
    ['europe/berlin', 'Europe/Berlin'],
    ['utc', 'UTC'],
    ['US/Eastern', 'US/Eastern'],
    ['africa/dar_es_salaam', 'Africa/Dar_es_Salaam'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ])('spells the time zone %s as %s, in which statistics can be read', async (timezone, spelled) => {
    const { body } = await create({ domain: 'example.com', timezone })
    const query = { name: 'visitors', from: '2026-11-19', to: '2026-11-20' }

    expect(body.data.timezone).toBe(spelled)
    expect((await service.request('GET', '/api/v1/stats/1', { query })).status).toBe(200)
  })

  test('names every field that is wrong', async () => {
    const { status, body } = await create({ privacy: 7, email: 'yes', exclude_bots: 2, timezone: 'Mars/Olympus' })

    expect(status).toBe(422)
    expect(body.message).toBe('The domain field is required. (and 4 more errors)')
    expect(Object.keys(body.errors).toSorted()).toEqual(['domain', 'email', 'exclude_bots', 'privacy', 'timezone'])
    expect(body.errors.privacy).toEqual(['The privacy field must be 0, 1 or 2.'])
  })

  test('wants a password where privacy is 2', async () => {
    const { status, body } = await create({ domain: 'example.com', privacy: 2, password: '' })

    expect(status).toBe(422)
    expect(body.errors).toEqual({ password: ['The password field is required when privacy is 2.'] })
  })
})

describe('lists of exclusions', () => {
  test('drop blank lines and repeats, whatever ends a line', async () => {
    const { body } = await create({
      domain: 'a.example',
      exclude_params: 'utm_*\r\n\r\n fbclid \nutm_*',
      exclude_ips: '203.0.113.0/24\n2001:DB8::1\n',
    })

    expect(body.data).toMatchObject({ exclude_params: 'utm_*\nfbclid', exclude_ips: '203.0.113.0/24\n2001:db8::1' })
  })

  test('have hosts as hits name them, whatever is pasted around them', async () => {
    const hosts = 'https://www.Shop.example/cart\n*.Pages.example\nmünchen.example\nlocalhost\n*\n'

    const { body } = await create({ domain: 'a.example', hosts })

    expect(body.data.hosts).toBe('shop.example\n*.pages.example\nxn--mnchen-3ya.example\nlocalhost\n*')
  })

  test.each(['a b.example', '*.a/b', '?*', '-.example'])('refuse the host %s and quote it', async (entry) => {
    const { status, body } = await create({ domain: 'a.example', hosts: entry })

    expect(status).toBe(422)
    expect(body.errors.hosts[0]).toContain(`"${entry}"`)
  })

  test('have at most 1,000 entries', async () => {
    const names = Array.from({ length: 1001 }, (_, number) => `p${number}`)

    const most = await create({ domain: 'a.example', exclude_params: names.slice(1).join('\n') })
    const more = await create({ domain: 'b.example', exclude_params: names.join('\n') })

    expect(most.status).toBe(201)
    expect(more.body.errors).toEqual({ exclude_params: ['The exclude_params field has more than 1000 entries.'] })
  })

  test('are cleared by an empty text', async () => {
    await create({ domain: 'a.example', exclude_ips: '203.0.113.7' })

    const { body } = await update(1, { exclude_ips: '' })

    expect(body.data.exclude_ips).toBe('')
  })

  test.each([
    '10.0.0.0/',
    '10.0.0.0/33',
    '10.0.0',
    '10.0.0.256',
    '2001:db8::/129',
    'fe80::1%eth0',
    'example.com',
    '10.0.0.1-9',
    '::ffff:10.0.0.0/64',
    '010.0.0.1/8/8',
  ])('refuse the address %s and quote it', async (entry) => {
    const { status, body } = await create({ domain: 'a.example', exclude_ips: `203.0.113.7\n${entry}` })

    expect(status).toBe(422)
    expect(body.errors.exclude_ips[0]).toContain(`"${entry}"`)
  })

  test.each(['a b', 'a=b', 'a&b', '?a'])('refuse the parameter %s and quote it', async (entry) => {
    const { status, body } = await create({ domain: 'a.example', exclude_params: entry })

    expect(status).toBe(422)
    expect(body.errors.exclude_params[0]).toContain(`"${entry}"`)
  })
})

describe('updating', () => {
  test('changes only what is sent', async () => {
    await create({ domain: 'a.example', email: 1, exclude_params: 'ref' })
    service.moveTo('2026-11-21T08:00:00Z')

    const { status, body } = await update(1, { favorite: 1 })

    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      domain: 'a.example',
      email: 1,
      exclude_params: 'ref',
      favorite: 1,
      created_at: '2026-11-20T17:33:00Z',
      updated_at: '2026-11-21T08:00:00Z',
    })
  })

  test('ignores the domain, as the reference does not list it', async () => {
    await create({ domain: 'a.example' })

    const { status, body } = await update(1, { domain: 'b.example' })

    expect(status).toBe(200)
    expect(body.data.domain).toBe('a.example')
  })

  test('keeps a stored password, so that privacy can go back to 2 without one', async () => {
    await create({ domain: 'a.example', privacy: 2, password: 'a lamp' })
    await update(1, { privacy: 0 })

    const { status } = await update(1, { privacy: 2 })

    expect(status).toBe(200)
  })

  test('wants a password for privacy 2 when none is stored', async () => {
    await create({ domain: 'a.example' })

    const { status, body } = await update(1, { privacy: 2 })

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['password'])
    expect((await show(1)).body.data.privacy).toBe(0)
  })

  test.each([
    ['privacy', 3],
    ['privacy', 'private'],
    ['email', -1],
    ['exclude_bots', 'on'],
    ['favorite', 2],
    ['timezone', 'Berlin'],
  ])('refuses %s = %s', async (field, value) => {
    await create({ domain: 'a.example' })

    const { status, body } = await update(1, { [field]: value })

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('of what is not there is a 404', async () => {
    expect((await update(99, { favorite: 1 })).status).toBe(404)
    expect((await service.request('PUT', '/api/v1/websites/seven', { form: { favorite: 1 } })).status).toBe(404)
  })
})

describe('deleting', () => {
  test('removes the website and its hits, and frees the domain', async () => {
    await create({ domain: 'a.example' })
    await service.storeHits(1, [{ time: '2026-11-20T10:00:00Z' }])

    const { status, text } = await service.request('DELETE', '/api/v1/websites/1')

    expect({ status, text }).toEqual({ status: 204, text: '' })
    expect((await show(1)).status).toBe(404)
    expect((await service.request('DELETE', '/api/v1/websites/1')).status).toBe(404)
    await expect.poll(() => service.hits.websites()).toEqual([])
    expect((await create({ domain: 'a.example' })).body.data.id).toBe(2)
  })
})

describe('sweeping', () => {
  const hits = [{ time: '2026-11-20T10:00:00Z' }]

  test('removes hits of websites that are gone, and no others', async () => {
    const [here, gone] = [await service.addWebsite('here.example'), await service.addWebsite('gone.example')]
    await service.request('DELETE', `/api/v1/websites/${gone}`)
    for (const id of [here, gone]) await service.storeHits(id, hits)

    await service.websites.sweep()

    await expect.poll(() => service.hits.websites()).toEqual([here])
  })

  test('leaves hits of websites that were never here: they are another database’s', async () => {
    const here = await service.addWebsite('here.example')
    for (const id of [here, 77]) await service.storeHits(id, hits)

    await service.websites.sweep()

    expect(new Set(await service.hits.websites())).toEqual(new Set([here, 77]))
  })

  test('is no start where there never was a website, and hits are', async () => {
    await service.storeHits(1, hits)

    await expect(service.websites.sweep()).rejects.toThrow('There are hits of websites that this relational database')
    expect(await service.hits.websites()).toEqual([1])
  })
})

describe('listing', () => {
  beforeEach(async () => {
    for (const domain of ['b.example', 'c.test', 'a.example']) await create({ domain })
    await update(2, { favorite: 1 })
  })

  test('gives the newest first', async () => {
    const { status, body } = await list()

    expect(status).toBe(200)
    expect(domains(body)).toEqual(['a.example', 'c.test', 'b.example'])
    expect(body.meta).toEqual({
      current_page: 1,
      from: 1,
      last_page: 1,
      path: 'http://127.0.0.1:8080/api/v1/websites',
      per_page: 100,
      to: 3,
      total: 3,
    })
    expect(body.links).toMatchObject({ prev: null, next: null })
  })

  test.each([
    [{ sort: 'asc' }, ['b.example', 'c.test', 'a.example']],
    [{ sort_by: 'domain' }, ['c.test', 'b.example', 'a.example']],
    [{ sort_by: 'domain', sort: 'asc' }, ['a.example', 'b.example', 'c.test']],
    [{ search: 'EXAMPLE' }, ['a.example', 'b.example']],
    [{ search: '%' }, []],
    [{ search: 'c.', search_by: 'domain' }, ['c.test']],
    [{ favorite: 1 }, ['c.test']],
    [{ favorite: 0 }, ['a.example', 'b.example']],
  ])('by %o', async (query, expected) => {
    const { body } = await list(query)

    expect(domains(body)).toEqual(expected)
    expect(body.meta.total).toBe(expected.length)
  })

  test.each([
    ['search_by', 'id'],
    ['favorite', 2],
    ['sort_by', 'name'],
    ['sort', 'down'],
    ['per_page', 7],
    ['page', 0],
    ['page', 'two'],
  ])('refuses %s = %s', async (parameter, value) => {
    const { status, body } = await list({ [parameter]: value })

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([parameter])
  })

  test('in pages whose links keep the rest of the query', async () => {
    for (let number = 0; number < 9; number += 1) await create({ domain: `more-${number}.example` })

    const { body } = await list({ per_page: 10, page: 2, sort: 'asc', search: 'e' })

    expect(body.data).toHaveLength(2)
    expect(body.meta).toMatchObject({ current_page: 2, last_page: 2, from: 11, to: 12, total: 12, per_page: 10 })
    expect(Object.fromEntries(new URL(body.links.prev).searchParams)).toEqual({
      per_page: '10',
      page: '1',
      sort: 'asc',
      search: 'e',
    })
  })
})
