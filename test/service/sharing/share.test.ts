import { startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
})
afterAll(() => service.stop())
beforeEach(() => service.moveTo('2026-11-20T12:00:00Z'))

const share = (domain: string, key: string | null = null) => service.request('GET', `/api/v1/share/${domain}`, { key })
const change = (id: number, form: Record<string, string | number>) =>
  service.request('PUT', `/api/v1/websites/${id}`, { form })
const stats = (id: number, query: Record<string, string>, key: string | null = null) =>
  service.request('GET', `/api/v1/stats/${id}`, { query: { from: '2026-11-20', to: '2026-11-20', ...query }, key })

describe('by its domain', () => {
  test('a public website says what is shown', async () => {
    const id = await service.addWebsite('public.example', { timezone: 'UTC' })

    const { status, body } = await share('public.example')

    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id,
      domain: 'public.example',
      privacy: 0,
      timezone: 'UTC',
      minimum: 0,
      filters: true,
      live: true,
      frozen: null,
    })
    expect(body.data.statistics).toHaveLength(20)
  })

  test.each(['PUBLIC.example', 'www.public.example', 'public.example.'])('is found as %s', async (spelled) => {
    expect((await share(spelled)).status).toBe(200)
  })

  test('a website with a password says no more than asking for it needs, until its token is sent', async () => {
    const id = await service.addWebsite('locked.example', { privacy: 2, password: 'a lamp', timezone: 'UTC' })
    const access = await service.request('POST', `/api/v1/websites/${id}/access`, {
      form: { password: 'a lamp' },
      key: null,
    })

    expect((await share('locked.example')).body).toEqual({ data: { id, domain: 'locked.example', privacy: 2 } })
    expect((await share('locked.example', access.body.data.token)).body.data).toMatchObject({ timezone: 'UTC' })
    expect((await share('locked.example', 'no token')).status).toBe(401)
  })

  test('a private website is answered like one that is not tracked, with whatever is sent', async () => {
    await service.addWebsite('private.example', { privacy: 1 })
    const told = async (domain: string, key: string | null) => {
      const { status, body, headers } = await share(domain, key)
      const { 'x-request-id': _id, date: _date, ...rest } = headers
      return { status, body, headers: rest }
    }

    const absent = await told('nowhere.example', null)

    expect(absent.status).toBe(404)
    expect(await told('private.example', null)).toEqual(absent)
    expect(await told('no domain at all', null)).toEqual(absent)
    expect(await told('private.example', 'x')).toEqual(await told('nowhere.example', 'x'))
    // Its holder is told what everybody is.
    expect(await told('private.example', service.key)).toEqual(absent)
  })

  test('is described', async () => {
    const { body } = await service.request('GET', '/api/v1/openapi.json')

    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/v1/share/{domain}', '/api/v1/websites/{id}/frozen']),
    )
  })
})

describe('what is shown', () => {
  let id: number
  beforeAll(async () => {
    id = await service.addWebsite('some.example', {
      timezone: 'UTC',
      share_statistics: 'visitors\nbrowser\n browser\n',
    })
  })

  test('is what the holder chose, each once', async () => {
    const { body } = await service.request('GET', `/api/v1/websites/${id}`)

    expect(body.data.share_statistics).toBe('visitors\nbrowser')
    expect((await share('some.example')).body.data).toMatchObject({ statistics: ['visitors', 'browser'], live: false })
  })

  test('is all that others read, and all that they filter by', async () => {
    const hidden = await stats(id, { name: 'city' })
    const filtered = await stats(id, { name: 'browser', filters: 'city:DE:Berlin' })

    expect(hidden.status).toBe(422)
    expect(hidden.body.errors).toEqual({ name: ['The statistic city is not shown.'] })
    expect(filtered.status).toBe(422)
    expect(filtered.body.errors).toEqual({ filters: ['The statistic city is not shown.'] })
    expect((await stats(id, { name: 'browser', filters: 'browser:Firefox' })).status).toBe(200)
    expect((await service.request('GET', `/api/v1/stats/${id}/live`, { key: null })).status).toBe(404)
  })

  test('binds nobody who has the holder’s key', async () => {
    expect((await stats(id, { name: 'city', filters: 'country:DE' }, service.key)).status).toBe(200)
  })

  test('is a list of names of statistics', async () => {
    const { status, body } = await change(id, { share_statistics: 'visitors\nsecrets' })

    expect(status).toBe(422)
    expect(body.errors).toEqual({
      share_statistics: ['The share_statistics field has an entry that is not the name of a statistic: "secrets".'],
    })
  })

  test.each(['-1', '1001', '2.5', 'many'])('is refused with a minimum of %s visitors', async (share_minimum) => {
    expect((await change(id, { share_minimum })).status).toBe(422)
  })
})
