import { startService, type TestService } from '#test/support/service.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let service: TestService
let id: number
beforeEach(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  id = await service.addWebsite('frozen.example', { timezone: 'UTC', privacy: 1 })
  await service.storeHits(id, hits)
})
afterEach(() => service.stop())

const hits = [
  { time: '2026-11-18T10:00:00Z', visitor: 1, country: 'DE', page: '/' },
  { time: '2026-11-19T10:00:00Z', visitor: 2, country: 'DE', page: '/' },
  { time: '2026-11-19T11:00:00Z', visitor: 3, country: 'FR', page: '/blog' },
  { time: '2026-11-20T10:00:00Z', visitor: 4, country: 'LV', page: '/blog' },
]
const range = { from: '2026-11-19', to: '2026-11-20' }
const links = `/api/v1/websites/1/frozen`

async function freeze(form: Record<string, string | number> = {}) {
  const { status, body } = await service.request('POST', links, { form: { ...range, ...form } })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { link: body.data, secret: new URL(body.data.url).hash.replace('#frozen=', '') }
}
const stats = (query: Record<string, string | number>, key: string) =>
  service.request('GET', `/api/v1/stats/${id}`, { query: { ...range, ...query }, key })
const share = (key: string) => service.request('GET', '/api/v1/share/frozen.example', { key })
const rows = ({ body }: Awaited<ReturnType<typeof stats>>) =>
  body.data.map(({ value, count }: { value: string; count: number }) => [value, count])

describe('a frozen link', () => {
  test('says where it leads and until when, and its secret once', async () => {
    const { link, secret } = await freeze({ days: 7 })
    const { body, text } = await service.request('GET', links)

    expect(link.url).toMatch(/^http:\/\/127\.0\.0\.1:8080\/share\/frozen\.example#frozen=plf_[\w-]{43}$/)
    expect(body.data).toEqual([
      {
        id: 1,
        from_date: '2026-11-19',
        to_date: '2026-11-20',
        compare_from_date: null,
        compare_to_date: null,
        timezone: 'UTC',
        created_at: '2026-11-20T12:00:00Z',
        expires_at: '2026-11-27T12:00:00Z',
      },
    ])
    expect(text).not.toContain(secret)
  })

  test('opens the numbers of a private website as they were', async () => {
    const { secret } = await freeze()
    const before = await stats({ name: 'country' }, secret)
    await service.storeHits(id, [{ time: '2026-11-20T11:00:00Z', visitor: 9, country: 'US' }])

    expect(rows(before)).toEqual([
      ['DE', 1],
      ['FR', 1],
      ['LV', 1],
    ])
    expect((await stats({ name: 'country' }, secret)).body).toEqual(before.body)
    expect(rows(await stats({ name: 'country' }, service.key))).toHaveLength(4)
    expect((await share(secret)).body.data).toMatchObject({
      id,
      privacy: 1,
      filters: false,
      live: false,
      frozen: { ...rangeDates, created_at: '2026-11-20T12:00:00Z' },
    })
  })

  test('answers in the shape of what is counted: searched, in order, paged, labelled', async () => {
    const { secret } = await freeze()

    const views = [
      { name: 'country', sort_by: 'value', sort: 'desc' },
      { name: 'country', search: 'ger' },
      { name: 'country', search: 'ER', sort: 'asc' },
      { name: 'page', per_page: 10, page: 2 },
      { name: 'page', search: 'BLO' },
      { name: 'visitors', sort_by: 'value', sort: 'asc' },
      { name: 'visitors', sort_by: 'value', sort: 'asc', to: '2026-11-19' },
      { name: 'visitors_weekday_hour', page: 2 },
      { name: 'event' },
    ]
    for (const view of views) expect((await stats(view, secret)).body).toEqual((await stats(view, service.key)).body)
  })

  test('keeps what the range was compared with', async () => {
    const days = { compare_from: '2026-11-17', compare_to: '2026-11-18' }
    const { secret } = await freeze(days)
    const part = { from: '2026-11-20', to: '2026-11-20', compare_from: '2026-11-18', compare_to: '2026-11-18' }

    for (const view of [
      { name: 'country', ...days },
      { name: 'country' },
      { name: 'visitors', ...days },
      { name: 'visitors', ...part },
    ])
      expect((await stats(view, secret)).body).toEqual((await stats(view, service.key)).body)
    expect(
      (await stats({ name: 'country', compare_from: '2026-11-16', compare_to: '2026-11-17' }, secret)).status,
    ).toBe(422)
  })

  test('opens no other days, no list of a part of them, nothing live, no settings and no other website', async () => {
    const other = await service.addWebsite('other.example', { privacy: 1 })
    const { secret } = await freeze()

    expect((await stats({ name: 'visitors', from: '2026-11-18' }, secret)).status).toBe(422)
    expect((await stats({ name: 'country', to: '2026-11-19' }, secret)).status).toBe(422)
    expect((await service.request('GET', `/api/v1/stats/${id}/live`, { key: secret })).status).toBe(404)
    expect((await service.request('GET', `/api/v1/websites/${id}`, { key: secret })).body).toEqual({
      data: { id, domain: 'frozen.example', privacy: 1, timezone: 'UTC' },
    })
    expect((await service.request('GET', links, { key: secret })).status).toBe(401)
    expect((await service.request('POST', links, { form: range, key: secret })).status).toBe(401)
    expect(
      (await service.request('GET', `/api/v1/stats/${other}`, { query: { ...range, name: 'page' }, key: secret }))
        .status,
    ).toBe(401)
    expect((await service.request('GET', '/api/v1/share/other.example', { key: secret })).status).toBe(401)
  })

  test('shows what is shared when it is made', async () => {
    await service.request('PUT', `/api/v1/websites/${id}`, { form: { share_statistics: 'visitors\npage' } })
    const { secret } = await freeze()
    await service.request('PUT', `/api/v1/websites/${id}`, { form: { share_statistics: '' } })

    expect((await share(secret)).body.data.statistics).toEqual(['visitors', 'page'])
    expect((await stats({ name: 'country' }, secret)).status).toBe(422)
  })

  test('keeps its days when the website’s time zone changes', async () => {
    const { secret } = await freeze()
    await service.request('PUT', `/api/v1/websites/${id}`, { form: { timezone: 'Asia/Tokyo' } })

    expect((await share(secret)).body.data.timezone).toBe('UTC')
    expect((await stats({ name: 'visitors' }, secret)).body.meta.timezone).toBe('UTC')
  })

  test('ends when it expires, and is not kept beyond that', async () => {
    const { secret } = await freeze({ days: 1 })
    service.moveTo('2026-11-21T12:00:00Z')

    expect((await stats({ name: 'country' }, secret)).status).toBe(401)
    expect((await share(secret)).status).toBe(401)
    expect((await service.request('GET', links)).body).toEqual({ data: [] })
  })

  test('ends when it is revoked, by its holder alone', async () => {
    const { link, secret } = await freeze()
    const stranger = await service.addAccount('somebody@example.net')

    expect((await service.request('DELETE', `${links}/${link.id}`, { key: stranger })).status).toBe(404)
    expect((await service.request('GET', links, { key: stranger })).status).toBe(404)
    expect((await share(secret)).status).toBe(200)
    expect((await service.request('DELETE', `${links}/${link.id}`)).status).toBe(204)
    expect((await service.request('DELETE', `${links}/${link.id}`)).status).toBe(404)
    expect((await share(secret)).status).toBe(401)
  })

  test('is the holder’s own decision: neither password nor privacy end it, deleting the website does', async () => {
    const { secret } = await freeze()
    await service.request('PUT', `/api/v1/websites/${id}`, { form: { privacy: 2, password: 'a lamp' } })
    expect((await share(secret)).status).toBe(200)

    await service.request('DELETE', `/api/v1/websites/${id}`)
    expect((await share(secret)).status).toBe(401)
  })

  test('is one of twenty at most', async () => {
    await service.request('PUT', `/api/v1/websites/${id}`, { form: { share_statistics: 'visitors' } })
    for (let made = 0; made < 20; made += 1) await freeze()
    const { status, body } = await service.request('POST', links, { form: range })

    expect(status).toBe(422)
    expect(body.message).toBe('A website has 20 frozen links at most. Revoke one first.')
  })

  test.each([
    [{ to: '2026-11-18' }, 'to'],
    [{ days: 0 }, 'days'],
    [{ days: 367 }, 'days'],
    [{ compare_from: '2026-11-01' }, 'compare_to'],
    [{ from: '2010-01-01' }, 'to'],
  ])('is not made of %j', async (form, field) => {
    const { status, body } = await service.request('POST', links, { form: { ...range, ...form } })

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })
})

const rangeDates = { from_date: '2026-11-19', to_date: '2026-11-20' }
