import { startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let service: TestService
let website: number
beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  website = await service.addWebsite('public.example', { timezone: 'UTC', privacy: 0 })
  await service.storeHits(website, [
    { time: '2026-11-10T09:00:00Z', page: '/a', country: 'DE' },
    { time: '2026-11-20T09:00:00Z', page: '/today' },
  ])
  service.moveTo('2026-11-20T12:15:00Z')
})
afterAll(() => service.stop())

const over = { name: 'country', from: '2026-11-01', to: '2026-11-18' }

async function read(
  query: Record<string, string> = over,
  {
    tag,
    key = null,
    headers = {},
  }: { tag?: string | undefined; key?: string | null; headers?: Record<string, string> } = {},
) {
  const {
    status,
    headers: answered,
    body,
    text,
  } = await service.request('GET', `/api/v1/stats/${website}`, {
    query,
    key,
    headers: { ...headers, ...(tag !== undefined && { 'if-none-match': tag }) },
  })
  return { status, body, text, tag: answered.etag, control: answered['cache-control'], vary: answered['vary'] }
}

test('days that are over are asked for again with the name of their answer, which is then not sent again', async () => {
  const first = await read()
  const again = await read(over, { tag: first.tag })

  expect(first).toMatchObject({ status: 200, control: 'public, no-cache', vary: 'Accept-Language, Authorization' })
  expect(first.tag).toMatch(/^"[\w-]{43}"$/)
  expect(again).toMatchObject({ status: 304, text: '', tag: first.tag, control: 'public, no-cache' })
  expect(await read(over, { tag: `"other", W/${first.tag}` })).toMatchObject({ status: 304 })
  expect(await read(over, { tag: '"other"' })).toMatchObject({ status: 200, body: first.body })
})

test('what is read with a key is nobody else’s', async () => {
  const { key } = service

  expect(await read(over, { key })).toMatchObject({ status: 200, control: 'private, no-cache' })
})

test('days that are not over have no name, neither in the range nor in the one compared with', async () => {
  const today = { from: '2026-11-01', to: '2026-11-20' }
  for (const query of [
    { name: 'country', ...today },
    { ...over, compare_from: today.from, compare_to: today.to },
  ]) {
    const { tag, control } = await read(query)
    expect({ tag, control }).toEqual({ tag: undefined, control: 'private, no-store' })
  }
})

test('another language and another question have other names', async () => {
  const names = await Promise.all([
    read(),
    read(over, { headers: { 'accept-language': 'de' } }),
    read({ ...over, page: '2' }),
    read({ ...over, name: 'browser' }),
  ])

  expect(new Set(names.map(({ tag }) => tag)).size).toBe(4)
})

test('what is not shown any more is not confirmed either', async () => {
  const { tag } = await read()
  const update = (form: Record<string, string | number>) =>
    service.request('PUT', `/api/v1/websites/${website}`, { form })

  await update({ privacy: 1 })
  expect(await read(over, { tag })).toMatchObject({ status: 401, control: 'private, no-store' })
  await update({ privacy: 0, share_minimum: 5 })
  expect(await read(over, { tag })).toMatchObject({ status: 200, body: { data: [] } })
  await update({ share_minimum: 0 })
  expect(await read(over, { tag })).toMatchObject({ status: 304 })
})

test('after a hit that comes late, and after the end of hits, nothing is named for a while, and then otherwise', async () => {
  const { tag } = await read()
  const values = async () => {
    const { body, tag: now, control } = await read(over, { tag })
    return { values: body.data.map(({ value }: { value: string }) => value), tag: now, control }
  }

  await service.storeHits(website, [{ time: '2026-11-12T09:00:00Z', country: 'FR', visitor: 2 }])
  expect(await values()).toEqual({ values: ['DE', 'FR'], tag: undefined, control: 'private, no-store' })
  service.moveTo('2026-11-20T12:30:00Z')
  const later = await values()
  expect(later.values).toEqual(['DE', 'FR'])
  expect(later.tag).toMatch(/^"/)

  await service.hits.deleteHits({
    website,
    condition: 'website_id = {website:UInt32} AND country = {country:String}',
    parameters: { website, country: 'FR' },
  })
  expect(await values()).toMatchObject({ values: ['DE'], tag: undefined })
  service.moveTo('2026-11-20T12:45:00Z')
  const last = await values()
  expect(last.values).toEqual(['DE'])
  expect(new Set([tag, later.tag, last.tag, undefined]).size).toBe(4)
})

test('numbers that were frozen keep their name', async () => {
  const made = await service.request('POST', `/api/v1/websites/${website}/frozen`, {
    form: { from: over.from, to: '2026-11-20', expires_at: '2026-12-20T00:00:00Z' },
  })
  const key = new URL(made.body.data.url).hash.slice('#frozen='.length)
  const query = { ...over, to: '2026-11-20' }

  const { tag, control } = await read(query, { key })
  expect(control).toBe('private, no-cache')
  expect(await read(query, { key, tag })).toMatchObject({ status: 304 })
})
