import { colours, darken, openPage, scrollsSideways, settled, violations } from '#test/support/dashboardPage.ts'
import { midday, useScene } from '#test/support/scene.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

const scene = useScene({ domains: ['example.com', 'empty.example'], hits: 5000, timezone: midday() })

/** As after signing in, without the way there. */
const signIn = (page: Page) =>
  page.addInitScript(
    (stored) => localStorage.setItem('porchlight.connection', stored),
    JSON.stringify({ address: '', key: scene.service.key }),
  )

const open = async (page: Page, path: string) => {
  await page.goto(scene.service.url + path)
  await settled(page)
}

const addresses = [
  '/websites',
  '/websites?search=nothing-like-this',
  '/websites/1/statistics',
  '/websites/1/statistics?range=today',
  '/websites/1/statistics?range=12m&compare=year&by=week&filters=country:C3&filters=page~/page',
  '/websites/1/statistics?filters=browser:None',
  '/websites/1/live',
  '/websites/1/statistics?filters=browser:Chrome&hours=visitors_weekday_hour',
  '/websites/1/statistics/country',
  '/websites/1/statistics/page?row=page:/page-0&filters=page:/page-0',
  '/websites/1/statistics/visitors?range=90d',
  '/websites/2/statistics',
  '/websites/1/settings',
  '/websites/2/install',
  '/account',
  '/connect',
  '/nowhere',
]

describe.each([1440, 390])('%i px wide', (width) => {
  test.each(addresses)(
    '%s breaks no rule of accessibility, by day and at night, says nothing to the console and fits',
    async (address) => {
      const { page, problems, close } = await openPage(scene.browser, { viewport: { width, height: 844 } })
      await signIn(page)

      await open(page, address)

      expect(await violations(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
      await darken(page)
      expect(await violations(page, colours)).toEqual([])
      // The browser itself reports that the page's address answered 404.
      expect(problems.filter((problem) => !(address === '/nowhere' && problem.includes('404')))).toEqual([])
      await close()
    },
  )
})
