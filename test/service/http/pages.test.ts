import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let service: TestService
let webFolder: string

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'porchlight-web-'))
  await mkdir(join(webFolder, 'dashboard'))
  await mkdir(join(webFolder, 'tracker'))
  await writeFile(join(webFolder, 'tracker', 'script.js'), '// counts')
  service = await startService({ webFolder })
})

afterAll(async () => {
  await service.stop()
  await rm(webFolder, { recursive: true })
})

test('the script asks for what browsers do not say unasked', async () => {
  const { status, headers } = await service.request('GET', '/script.js')

  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'accept-ch': 'Sec-CH-UA-Platform-Version, Sec-CH-UA-Model' })
})
