import { once } from 'node:events'
import { createServer } from 'node:http'
import { openPage, settled, violations } from '#test/support/dashboardPage.ts'
import { useScene } from '#test/support/scene.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const scene = useScene({ domains: ['example.com', 'locked.example'], hits: 5000 })

const change = (id: number, form: Record<string, string>) =>
  scene.service.request(`/api/v1/websites/${id}`, { method: 'PUT', body: new URLSearchParams(form) })

describe('in a frame of another website', () => {
  let other: { url: string; close: () => unknown }

  beforeAll(async () => {
    const server = createServer((request, response) => {
      const source = new URL(request.url ?? '/', 'http://other').searchParams.get('show') ?? ''
      response.setHeader('Content-Type', 'text/html')
      response.end(
        `<!doctype html><title>Another website</title><iframe src="${scene.service.url}${source.replaceAll('&', '&amp;')}" width="1200" height="900"></iframe>`,
      )
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    other = { url: `http://localhost:${port}`, close: () => server.close().closeAllConnections() }
  })
  afterAll(() => other.close())

  /** What the other website shows of a page. */
  async function show(path: string) {
    const { page, close } = await openPage(scene.browser, { colorScheme: 'light' })
    await page.goto(`${other.url}/?show=${encodeURIComponent(path)}`)
    return { page, frame: page.frameLocator('iframe'), close }
  }

  test('the statistics are shown where their holder allows it, in the theme that was asked for', async () => {
    await change(1, { share_embed: '1' })
    const { page, frame, close } = await show('/share/example.com?embed=1&theme=dark')

    await frame.getByRole('list', { name: 'Pages' }).waitFor()
    expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(await frame.getByRole('button', { name: 'Keyboard shortcuts' }).count()).toBe(0)

    await frame.getByRole('list', { name: 'Pages' }).getByRole('button').first().click()
    await frame.getByRole('list', { name: 'Filters' }).waitFor()
    expect(page.frames()[1]?.url()).toContain('embed=1')
    await close()
  })

  test('nothing else is reached from there, though somebody is signed in', async () => {
    await change(1, { share_embed: '1' })
    const { page, frame, close } = await show('/share/example.com/nowhere?embed=1')
    await page.frames()[1]?.evaluate((key) => {
      localStorage.setItem('porchlight.connection', JSON.stringify({ address: '', key }))
    }, scene.service.key)
    await page.reload()

    await frame.getByRole('main').getByRole('link').click()
    await expect.poll(() => page.frames()[1]?.url()).toContain('/websites')
    expect(await frame.getByRole('banner').count()).toBe(0)
    expect(await frame.getByRole('main').getByRole('link').count()).toBe(1)
    await close()
  })

  test.each([
    ['the page itself, without what says that it is framed', '/share/example.com', '1'],
    ['the list of websites', '/websites?embed=1', '1'],
    ['statistics whose holder does not allow it', '/share/example.com?embed=1', '0'],
    ['statistics with a password', '/share/locked.example?embed=1', '1'],
  ])('nothing is shown of %s', async (_, path, share_embed) => {
    await change(1, { share_embed })
    await change(2, { share_embed, privacy: '2', password: 'a lamp' })
    const { page, close } = await show(path)

    expect(page.frames()[1]?.url()).toMatch(/^(chrome-error:|about:blank|$)/)
    await close()
  })
})

test('a password opens the statistics for the tab, and for no other', async () => {
  await change(2, { privacy: '2', password: 'a lamp' })
  const { page, problems, close } = await openPage(scene.browser, { colorScheme: 'dark' })
  await page.goto(`${scene.service.url}/share/locked.example`)
  await settled(page)
  expect(await violations(page)).toEqual([])

  await page.getByLabel('Password').fill('a candle')
  await page.keyboard.press('Enter')
  await page.getByText('That is not the password.').waitFor()
  await page.getByLabel('Password').fill('a lamp')
  await page.keyboard.press('Enter')
  await page.getByText('Shared statistics').waitFor()
  await settled(page)
  expect(page.url()).toBe(`${scene.service.url}/share/locked.example`)

  await page.reload()
  await page.getByText('Shared statistics').waitFor()
  const another = await page.context().newPage()
  await another.goto(`${scene.service.url}/share/locked.example`)
  await another.getByLabel('Password').waitFor()
  // What the browser says by itself of a request that was refused.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
  await close()
})
