import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { type ClickHouseServer, openClickHouseServer } from '#test/support/clickHouse/openClickHouseServer.ts'
import { type MailServer, openMailServer } from '#test/support/mailServer.ts'
import { databaseOf } from '#test/support/postgres/databaseOf.ts'
import { startService, type TestService } from '#test/support/service.ts'

type Copies = {
  first: TestService
  second: TestService
  mails: MailServer
  clickHouse: ClickHouseServer
  /** Sets the clocks of both. */
  moveTo(time: string): void
}

/** Two services that were started together on one PostgreSQL and one ClickHouse, for the tests of a file. */
export function useCopies(environment: Record<string, string>): Copies {
  // Filled before the first test.
  const scene = {} as Copies
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'porchlight-copies-'))
    scene.clickHouse = await openClickHouseServer()
    scene.mails = await openMailServer()
    const shared = {
      ...environment,
      DATABASE_URL: (await databaseOf(folder)) ?? '',
      CLICKHOUSE_URL: scene.clickHouse.url,
      SMTP_URL: scene.mails.url,
      BASE_URL: 'https://stats.example',
    }
    const start = (name: string) =>
      startService({ now: '2026-11-18T12:00:00Z', environment: { ...shared, DATA_DIR: join(folder, name) } })
    ;[scene.first, scene.second] = await Promise.all([start('first'), start('second')])
    scene.moveTo = (time) => {
      for (const service of [scene.first, scene.second]) service.moveTo(time)
    }
    for (const service of [scene.first, scene.second])
      await vi.waitFor(async () => expect(await knows(service)).toBe(true), { timeout: 15_000 })
  }, 240_000)

  afterAll(async () => {
    await Promise.all([scene.first.stop(), scene.second.stop()])
    await scene.mails.close()
    await scene.clickHouse.close()
    await rm(folder, { recursive: true, force: true })
  })

  return scene
}

/** Whether a copy has heard of the other: it admits half of what `COLLECT_RATE` does. */
async function knows({ request }: TestService): Promise<boolean> {
  const { headers } = await request('GET', '/api/pixel.gif', { key: null })
  return headers['x-ratelimit-limit'] === '50000'
}
