import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from '#test/support/browser.ts'
import { openPage, settled } from '#test/support/dashboardPage.ts'
import { type MailServer, openMailServer } from '#test/support/mailServer.ts'
import { type RunningService, runService } from '#test/support/process.ts'
import { unzip } from '#test/support/unzip.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let folder: string
let mails: MailServer
let service: RunningService
let browser: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-browser-'))
  mails = await openMailServer()
  service = await runService(folder, { OWNER_EMAIL: 'owner@example.com', SMTP_URL: mails.url })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await service.end()
  await mails.close()
  await rm(folder, { recursive: true, force: true })
})

test('somebody without a key gets in by a link, takes everything along, and leaves no key behind', async () => {
  const { page, problems, close } = await openPage(browser)
  await page.goto(`${service.url}/account`)
  await page.getByLabel('E-mail address of your account').fill('owner@example.com')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByText('If there is an account of this address').waitFor()
  await vi.waitFor(() => expect(mails.received).toHaveLength(1), { timeout: 10_000 })
  const [link = ''] = /http:\S+#sign-in=\S+/.exec(mails.received[0]?.mail.text ?? '') ?? []

  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(page.url()).toBe(`${service.url}/connect`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Signed in as owner@example.com').waitFor()
  await page.getByRole('link', { name: 'Account' }).click()
  await settled(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all data' }).click(),
  ])
  const files = unzip(await readFile(await download.path()))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/connect**')

  expect(download.suggestedFilename()).toMatch(/^porchlight-\d{4}-\d\d-\d\d\.zip$/)
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ email: 'owner@example.com' })
  await vi.waitFor(async () => {
    const { data } = await (await service.request('/api/v1/account/keys')).json()
    expect(data).toMatchObject([{ name: 'OWNER_API_KEY' }])
  })
  expect(problems).toEqual([])
  await close()
})
