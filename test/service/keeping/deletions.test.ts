import { openStream } from '#test/service/live/openStream.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let service: TestService
let website: number
let domain: string
let number = 0
beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
})
beforeEach(async () => {
  domain = `website-${(number += 1)}.example`
  website = await service.addWebsite(domain, { timezone: 'America/New_York' })
})
afterAll(() => service.stop())

const hit = (time: string, page = '/', visitor = 1) => ({ time, page, visitor })

const remove = (form: Record<string, string | number>, id = website, key = service.key) =>
  service.request('POST', `/api/v1/websites/${id}/deletions`, { form, key })

/** What is asked first, and then sent again with its count. */
async function removeCounted(form: Record<string, string>) {
  const { data } = (await remove(form)).body
  return remove({ ...form, hits: data.hits, until: data.until })
}

async function pages(id = website): Promise<[string, number][]> {
  const query = { name: 'page', from: '2026-11-01', to: '2026-11-20', per_page: 100 }
  const { body } = await service.request('GET', `/api/v1/stats/${id}`, { query })
  return body.data.map(({ value, count }: { value: string; count: number }) => [value, count])
}

test('are counted before, and gone when they are answered: of days, as the website cuts them', async () => {
  await service.storeHits(website, [
    hit('2026-11-18T04:59:59Z', '/before'),
    hit('2026-11-18T05:00:00Z', '/first', 2),
    hit('2026-11-19T12:00:00Z', '/middle', 3),
    hit('2026-11-19T13:00:00Z', '/middle', 3),
    hit('2026-11-20T04:59:59Z', '/last', 4),
    hit('2026-11-20T05:00:00Z', '/after', 5),
  ])
  const days = { from: '2026-11-18', to: '2026-11-19' }

  const counted = await remove(days)

  const found = {
    hits: 4,
    visitors: 3,
    days: 2,
    from_date: '2026-11-18',
    to_date: '2026-11-19',
    until: '2026-11-20T12:00:00Z',
  }
  expect(counted).toMatchObject({ status: 200, body: { data: { ...found, deleted: false } } })
  expect(await pages()).toHaveLength(5)

  const removed = await removeCounted(days)

  expect(removed).toMatchObject({ status: 200, body: { data: { ...found, deleted: true } } })
  expect(await pages()).toEqual([
    ['/after', 1],
    ['/before', 1],
  ])
})

test.each([
  ['/blog', ['/blog']],
  ['/blog*', ['/blog', '/blog/1', '/blog_1', '/blog?x=100%']],
  ['/blog/*', ['/blog/1']],
  ['/blog_1', ['/blog_1']],
  ['/blog?x=100%', ['/blog?x=100%']],
  ['*o*1', ['/blog/1', '/blog_1']],
  [String.raw`/a\b`, [String.raw`/a\b`]],
  ['/café*', ['/café']],
  ["/it's", ["/it's"]],
  ['*', ['/', '/blog', '/blog/1', '/blog_1', '/blog?x=100%', "/it's", '/café', String.raw`/a\b`]],
])('of the page %s', async (page, gone) => {
  const all = ['/', '/blog', '/blog/1', '/blog_1', '/blog?x=100%', "/it's", '/café', String.raw`/a\b`]
  await service.storeHits(
    website,
    all.map((path) => hit('2026-11-19T12:00:00Z', path)),
  )

  const removed = await removeCounted({ page })

  expect(removed.body.data).toMatchObject({ hits: gone.length, deleted: true })
  const left = (await pages()).map(([path]) => path)
  expect(left.toSorted()).toEqual(all.filter((path) => !gone.includes(path)).toSorted())
})

test('of a page on some days; events on it go too, and another website’s stay', async () => {
  const other = await service.addWebsite('example.org')
  await service.storeHits(other, [hit('2026-11-19T12:00:00Z', '/x')])
  await service.storeHits(website, [
    hit('2026-11-18T12:00:00Z', '/x'),
    hit('2026-11-19T12:00:00Z', '/x'),
    { ...hit('2026-11-19T12:00:00Z', '/x'), name: 'Sign up' },
    hit('2026-11-19T12:00:00Z', '/y'),
  ])

  await removeCounted({ page: '/x', from: '2026-11-19', to: '2026-11-19' })

  expect(await pages()).toEqual([
    ['/x', 1],
    ['/y', 1],
  ])
  expect(await pages(other)).toEqual([['/x', 1]])
  const query = { name: 'event', from: '2026-11-01', to: '2026-11-20' }
  expect((await service.request('GET', `/api/v1/stats/${website}`, { query })).body.data).toEqual([])
})

test('stay gone when the service starts again', async () => {
  await service.storeHits(website, [hit('2026-11-19T12:00:00Z', '/x'), hit('2026-11-19T12:00:00Z', '/y')])
  await removeCounted({ page: '/x' })
  await service.stop({ keep: true })

  service = await startService({ now: '2026-11-20T12:00:00Z', environment: { DATA_DIR: service.folder } })

  expect(await pages()).toEqual([['/y', 1]])
})

test('whoever follows what goes on is told', async () => {
  await service.storeHits(website, [hit('2026-11-20T11:59:00Z', '/x'), hit('2026-11-20T11:59:00Z', '/y', 2)])
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 })
  const stream = await openStream(`${url}/api/v1/stats/${website}/live`, { key: service.key })
  expect((await stream.next())?.visitors).toBe(2)

  await removeCounted({ page: '/x' })

  expect((await stream.next())?.visitors).toBe(1)
  stream.close()
})

test('what comes after they were counted stays, and does not keep anybody from deleting', async () => {
  await service.storeHits(website, [hit('2026-11-20T11:00:00Z', '/x')])
  const { data } = (await remove({ page: '/x' })).body
  await service.storeHits(website, [hit('2026-11-20T12:00:01Z', '/x')])

  const removed = await remove({ page: '/x', hits: data.hits, until: data.until })

  expect(removed.body.data).toMatchObject({ hits: 1, deleted: true })
  expect(await pages()).toEqual([['/x', 1]])
})

test('nothing is deleted when it is not as many as was said', async () => {
  await service.storeHits(website, [hit('2026-11-19T12:00:00Z', '/x')])
  const { data } = (await remove({ page: '/x' })).body
  await service.storeHits(website, [hit('2026-11-18T12:00:00Z', '/x')])

  const removed = await remove({ page: '/x', hits: data.hits, until: data.until })

  expect(removed).toMatchObject({
    status: 409,
    body: { message: 'There are 2 such hits, not 1. Nothing was deleted.' },
  })
  expect(await pages()).toEqual([['/x', 2]])
})

test('two who delete the same at once: one does', async () => {
  await service.storeHits(website, [hit('2026-11-19T12:00:00Z', '/x')])
  const { data } = (await remove({ page: '/x' })).body
  const form = { page: '/x', hits: data.hits, until: data.until }

  const statuses = (await Promise.all([remove(form), remove(form)])).map(({ status }) => status)

  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
})

test.each([
  ['nothing is named', {}, { page: ['Name days (from and to), a page, or both.'] }],
  ['only a beginning', { from: '2026-11-01' }, { to: ['The to field is required with from.'] }],
  ['only an end', { to: '2026-11-01' }, { from: ['The from field is required with to.'] }],
  ['the wrong way round', { from: '2026-11-02', to: '2026-11-01' }, { to: ['The to field must not be before from.'] }],
  ['a number without its count', { page: '/', hits: 1 }, { until: ['The until field is required with hits.'] }],
])('are refused where %s', async (_what, form, errors) => {
  expect(await remove(form)).toMatchObject({ status: 422, body: { errors } })
})

test('take a key that may write, of whoever has the website', async () => {
  const other = await service.addAccount('other@example.com')
  const made = await service.request('POST', '/api/v1/account/keys', { form: { name: 'reader', access: 'read' } })

  expect((await remove({ page: '/' }, website, made.body.data.key)).status).toBe(403)
  expect((await remove({ page: '/' }, website, other)).status).toBe(404)
})

test('are in the log of the account, without the page', async () => {
  await service.storeHits(website, [hit('2026-11-19T12:00:00Z', '/reset?token=secret')])
  await removeCounted({ page: '/reset*' })

  const { body, text } = await service.request('GET', '/api/v1/account/audit')

  expect(body.data[0]).toMatchObject({
    action: 'hits_deleted',
    by: 'test',
    about: { website: domain, hits: 1, from: '2026-11-19', to: '2026-11-19' },
  })
  expect(text).not.toContain('reset')
})
