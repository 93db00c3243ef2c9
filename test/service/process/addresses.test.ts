import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type RunningService, runService } from '#test/support/process.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
let service: RunningService
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-addresses-'))
  service = await runService(folder)
})
afterAll(async () => {
  await service?.end()
  await rm(folder, { recursive: true, force: true })
})

/** A path as it stands: `fetch` would tidy it. */
async function get(path: string) {
  const { hostname, port } = new URL(service.url)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, headers: { Accept: 'text/html' } }, resolve)
      .on('error', reject)
      .end()
  })
  return { status: answer.statusCode, location: answer.headers.location, body: await text(answer) }
}

test.each([
  '//evil.example',
  '//evil.example/%2e%2e',
  String.raw`/\evil.example`,
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/assets',
  '/assets//evil.example/..',
  '/connect?to=//evil.example',
  '/websites/..//evil.example',
  '/share//evil.example',
])('%s leads nowhere else', async (path) => {
  const { location } = await get(path)

  expect(location).toBeUndefined()
})

test.each([
  '/..%2f..%2fpackage.json',
  '/../../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5c..%5cpackage.json',
  '/assets/%00',
  '/porchlight.sqlite',
  '/service/porchlight.js',
])('%s opens no file but the dashboard’s', async (path) => {
  const { status, body } = await get(path)

  expect(status).toBeGreaterThanOrEqual(400)
  expect(body).not.toMatch(/"dependencies"|SQLite format/)
})
