import { rm } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { storeHits } from '#test/bench/storeHits.ts'
import { openBrowser } from './browser.ts'
import { emptyFolder } from './emptyFolder.ts'
import { type RunningService, runService } from './process.ts'

type Scene = { service: RunningService; browser: Browser }

type Options = { domains?: readonly string[]; hits?: number; timezone?: string }

/** A time zone in which it is midday, so that today has hits whenever it is asked for. */
export function midday(): string {
  const ahead = 12 - new Date().getUTCHours()
  // Their names count the other way: https://github.com/eggert/tz/blob/main/etcetera
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/**
 * A real browser and the built service in a process of its own, for all tests of a file. It tracks `domains`, of which the
 * first has so many made-up `hits`.
 */
export function useScene({ domains = [], hits = 0, timezone = 'UTC' }: Options = {}): Scene {
  // Filled before the first test runs.
  const scene = {} as Scene
  let folder: string

  beforeAll(async () => {
    folder = await emptyFolder()
    scene.service = await runService(folder)
    for (const domain of domains) await addWebsite(scene.service, domain, timezone)
    if (hits > 0) {
      await scene.service.end()
      await storeHits(folder, [{ firstWebsite: 1, websites: 1, count: hits, from: 90, to: 0 }])
      scene.service = await runService(folder)
    }
    scene.browser = await openBrowser()
  })
  afterAll(async () => {
    await scene.browser?.close()
    await scene.service?.end()
    await rm(folder, { recursive: true, force: true })
  })
  return scene
}

const addWebsite = (service: RunningService, domain: string, timezone: string) =>
  service.request('/api/v1/websites', { method: 'POST', body: new URLSearchParams({ domain, timezone }) })
