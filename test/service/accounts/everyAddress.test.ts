import { startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

let service: TestService
let other: string
let addresses: { method: Method; path: string; parameters: { name: string; in: string; required?: boolean }[] }[]
beforeAll(async () => {
  service = await startService()
  await service.addWebsite('mine.example', { privacy: 1 })
  other = await service.addAccount('other@example.com')
  const { body } = await service.request('GET', '/api/v1/openapi.json')
  addresses = Object.entries<Record<string, { parameters?: [] }>>(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [] }]) => ({
      // The document names no other methods.
      method: method.toUpperCase() as Method,
      path,
      parameters,
    })),
  )
})
afterAll(() => service.stop())

/** What each parameter that must be sent may be, so that nothing but the holder is wrong. */
const values: Record<string, string> = { name: 'visitors', from: '2026-11-20', to: '2026-11-20', months: '12' }

const ask = (
  { method, path, parameters }: (typeof addresses)[number],
  { key, id = '1' }: { key: string | null; id?: string },
) =>
  service.request(method, path.replaceAll(/\{\w+\}/g, id), {
    key,
    query: Object.fromEntries(
      parameters.filter(({ name }) => name in values).map(({ name }) => [name, values[name] ?? '']),
    ),
    ...(method !== 'GET' && { form: { ...values, name: 'x', password: 'a lamp' } }),
  })

test('every address with an id answers another holder as if nothing were there, and says no more without a key', async () => {
  const withId = addresses.filter(({ path }) => path.startsWith('/api/v1/') && path.includes('{'))
  expect(withId.length).toBeGreaterThan(10)

  for (const address of withId) {
    const foreign = await ask(address, { key: other })
    const absent = await ask(address, { key: other, id: '4000' })
    const nobody = await ask(address, { key: null })
    const what = `${address.method} ${address.path}`

    expect({ what, status: foreign.status, body: foreign.body }).toEqual({ what, status: 404, body: absent.body })
    expect({ what, is: [401, 404].includes(nobody.status) }).toEqual({ what, is: true })
  }
  expect((await service.request('GET', '/api/v1/websites/1')).status).toBe(200)
})
