import { startService, type TestService } from '#test/support/service.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let service: TestService
beforeEach(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
})
afterEach(() => service.stop())

const range = { name: 'visitors', from: '2026-11-19', to: '2026-11-20' }
const stats = (id: number, key: string | null) => service.request('GET', `/api/v1/stats/${id}`, { query: range, key })
const open = (id: number, password: string) =>
  service.request('POST', `/api/v1/websites/${id}/access`, { form: { password }, key: null })
const change = (id: number, form: Record<string, string | number>) =>
  service.request('PUT', `/api/v1/websites/${id}`, { form })

describe('a public website', () => {
  test('is read without a key, but not its settings', async () => {
    const id = await service.addWebsite('public.example', { timezone: 'UTC' })

    const website = await service.request('GET', `/api/v1/websites/${id}`, { key: null })

    expect((await stats(id, null)).status).toBe(200)
    expect(website.body).toEqual({ data: { id, domain: 'public.example', privacy: 0, timezone: 'UTC' } })
  })
})

describe('a private website', () => {
  test('is read with its holder’s key alone, and looks like one that is not there', async () => {
    const id = await service.addWebsite('private.example', { privacy: 1 })

    const without = await stats(id, null)
    const absent = await stats(99, null)

    expect((await stats(id, service.key)).status).toBe(200)
    expect(without.status).toBe(401)
    expect(without.body).toEqual(absent.body)
    expect((await open(id, 'a lamp')).status).toBe(404)
  })
})

describe('a website with a password', () => {
  let id: number
  let token: string
  beforeEach(async () => {
    id = await service.addWebsite('shared.example', { privacy: 2, password: 'a lamp' })
    const { body } = await open(id, 'a lamp')
    token = body.data.token
  })

  test('is read with the token that the password gives', async () => {
    expect((await stats(id, null)).status).toBe(401)
    expect((await stats(id, token)).status).toBe(200)
  })

  test('gives a token that says when it ends, and ends then', async () => {
    const { status, body } = await open(id, 'a lamp')
    expect({ status, expires: body.data.expires_at }).toEqual({ status: 200, expires: '2026-11-20T13:00:00Z' })

    service.moveTo('2026-11-20T13:00:01Z')

    expect((await stats(id, token)).status).toBe(401)
  })

  test('its token opens nothing else', async () => {
    const other = await service.addWebsite('other.example', { privacy: 2, password: 'a lamp' })

    expect((await stats(other, token)).status).toBe(401)
    expect((await stats(id, `${token}x`)).status).toBe(401)
    expect((await stats(id, token.replace(/^\d+/, String(other)))).status).toBe(401)
    expect((await service.request('GET', '/api/v1/websites', { key: token })).status).toBe(401)
    expect((await service.request('DELETE', `/api/v1/websites/${id}`, { key: token })).status).toBe(401)
  })

  test.each([
    ['password', { password: 'another lamp' }],
    ['privacy', { privacy: 1 }],
  ])('ends its tokens when its %s changes', async (_, form) => {
    await change(id, form)
    await change(id, { privacy: 2 })

    expect((await stats(id, token)).status).toBe(401)
  })

  test('ends them for good, however many changes come at once', async () => {
    // Its hash takes so long that all others overtake it.
    const slow = change(id, { password: 'another lamp' })
    await change(id, { privacy: 1 })
    await change(id, { privacy: 2 })
    const { body } = await open(id, 'a lamp')
    await slow
    await change(id, { password: 'a third lamp' })

    expect((await stats(id, body.data?.token ?? token)).status).toBe(401)
  })

  test('keeps its tokens when something else changes', async () => {
    await change(id, { favorite: 1, privacy: 2 })

    expect((await stats(id, token)).status).toBe(200)
  })

  test('ten guesses at once are as many as ten in a row', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => open(id, 'a candle')))

    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('whoever claims to come from elsewhere guesses no more often', async () => {
    const statuses = []
    for (let tries = 0; tries < 12; tries += 1) {
      const { status } = await service.request('POST', `/api/v1/websites/${id}/access`, {
        form: { password: 'a candle' },
        key: null,
        headers: { 'x-forwarded-for': `198.51.100.${tries}`, forwarded: `for=198.51.100.${tries}` },
      })
      statuses.push(status)
    }

    expect(statuses.slice(9)).toEqual([422, 429, 429])
  })

  test('says that a password is wrong, and after ten wrong ones to wait', async () => {
    const wrong = await open(id, 'a candle')
    for (let tries = 1; tries < 10; tries += 1) await open(id, 'a candle')
    const eleventh = await open(id, 'a lamp')

    expect(wrong.status).toBe(422)
    expect(wrong.body.errors).toEqual({ password: ['The password is wrong.'] })
    expect(eleventh.status).toBe(429)
    expect(eleventh.body).toEqual({ message: 'Too Many Attempts.' })
    expect(Number(eleventh.headers['retry-after'])).toBe(900)

    service.moveTo('2026-11-20T12:15:00Z')
    expect((await open(id, 'a lamp')).status).toBe(200)
  })
})
