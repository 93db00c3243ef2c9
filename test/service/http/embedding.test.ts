import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let service: TestService
let webFolder: string
let id: number
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'porchlight-web-'))
  await mkdir(join(webFolder, 'dashboard'))
  await writeFile(join(webFolder, 'dashboard', 'index.html'), '<!doctype html><title>Porchlight</title>')
  service = await startService({ webFolder })
  id = await service.addWebsite('embedded.example', { share_embed: 1 })
  await service.addWebsite('public.example')
  await service.addWebsite('private.example', { privacy: 1, share_embed: 1 })
  await service.addWebsite('locked.example', { privacy: 2, password: 'a lamp', share_embed: 1 })
})
afterAll(async () => {
  await service.stop()
  await rm(webFolder, { recursive: true })
})

const open = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await service.request('GET', url, { key: null, headers: { accept: 'text/html', ...headers } })
  const policy = String(answer.headers['content-security-policy'])
  return { ...answer, ancestors: /frame-ancestors ([^;]*)/.exec(policy)?.[1], policy }
}

describe('a page in a frame', () => {
  test.each(['/share/embedded.example?embed=1', '/share/embedded.example/browser?range=30d&embed=1&theme=dark'])(
    'is allowed at %s, and no more than that',
    async (url) => {
      const framed = await open(url)
      const plain = await open('/share/embedded.example')

      expect(framed).toMatchObject({ status: 200, ancestors: '*' })
      expect(framed.headers).not.toHaveProperty('x-frame-options')
      expect(framed.policy.replace('frame-ancestors *', "frame-ancestors 'none'")).toBe(plain.policy)
      expect(framed.headers['x-content-type-options']).toBe('nosniff')
      expect(framed.headers['referrer-policy']).toBe('no-referrer')
    },
  )

  test.each([
    '/share/embedded.example',
    '/share/embedded.example?embed=0',
    '/share/public.example?embed=1',
    '/share/private.example?embed=1',
    '/share/locked.example?embed=1',
    '/share/nowhere.example?embed=1',
    // One name to the service, and another to the page that is then drawn.
    '/share/locked.example%2f@embedded.example?embed=1',
    '/share/locked.example%3f@embedded.example?embed=1',
    '/share/locked.example%5c@embedded.example?embed=1',
    '/share/locked.example%23@embedded.example?embed=1',
    '/share/%00?embed=1',
    '/share/?embed=1',
    '/websites?embed=1',
    `/websites/1/settings?embed=1&next=/share/embedded.example?embed=1`,
    '/connect?embed=1',
    '/?embed=1',
    '/share/../websites?embed=1',
    '/share/embedded.example/../../websites?embed=1',
    '/share/embedded.example/..%2f..%2fwebsites?embed=1',
    '/share/embedded.example/browser/more?embed=1',
    '//share/embedded.example?embed=1',
    '/nowhere?embed=1',
  ])('is denied at %s', async (url) => {
    const { ancestors, headers } = await open(url)

    expect(ancestors).toBe("'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  })

  test('is not said to be unchanged: a browser would keep the headers it had', async () => {
    const first = await open('/share/embedded.example?embed=1')
    expect(first.headers).not.toHaveProperty('etag')
    expect(first.headers).not.toHaveProperty('last-modified')

    await service.request('PUT', `/api/v1/websites/${id}`, { form: { share_embed: 0 } })
    const later = await open('/share/embedded.example?embed=1', {
      'if-modified-since': new Date(Date.now() + 1000).toUTCString(),
      'if-none-match': '"of-then"',
    })
    await service.request('PUT', `/api/v1/websites/${id}`, { form: { share_embed: 1 } })

    expect(later).toMatchObject({ status: 200, ancestors: "'none'" })
  })
})
