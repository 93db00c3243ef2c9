import { statisticNames } from '#contract/statistic.ts'
import { SimulationProgress } from '#service/simulation/storeSimulation.ts'
import { type ControlledService, startControlledService } from '#test/support/control.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let service: ControlledService
let steps: SimulationProgress[]
beforeAll(async () => {
  service = await startControlledService({ now: '2026-11-20T17:30:00Z' })
  steps = await simulate({ again: false })
})
afterAll(() => service.stop())

async function simulate(request: { again: boolean; account?: string }): Promise<SimulationProgress[]> {
  const found: SimulationProgress[] = []
  for await (const step of service.control.follow(SimulationProgress, 'POST', '/simulation', { json: request }))
    found.push(step)
  return found
}

async function sumOf(website: number, name: string, from: string, to: string): Promise<number> {
  const answer = await service.request('GET', `/api/v1/stats/${website}`, { query: { name, from, to } })
  return answer.body.meta.sum
}

test('says how far it is until all days are stored', () => {
  const last = steps.at(-1)

  expect(steps.length).toBeGreaterThan(10)
  expect(last).toMatchObject({ domain: 'simulated.example', done: 365, days: 365 })
  expect(steps.map(({ hits }) => hits)).toEqual(steps.map(({ hits }) => hits).toSorted((a, b) => a - b))
})

test('the website is the owner’s, and its last hit is recent', async () => {
  const answer = await service.request('GET', '/api/v1/websites')

  expect(answer.body.data).toMatchObject([{ domain: 'simulated.example', last_hit_at: '2026-11-20T17:30:00Z' }])
})

test.each(statisticNames)('%s has something to show, over the year and over the last week', async (name) => {
  const website = steps[0]?.website_id ?? 0

  const overYear = await sumOf(website, name, '2025-11-21', '2026-11-20')
  const overWeek = await sumOf(website, name, '2026-11-14', '2026-11-20')

  expect(overWeek).toBeGreaterThan(0)
  expect(overYear).toBeGreaterThan(20 * overWeek)
})

test('is not made twice, unless asked for: then it replaces what was there', { timeout: 60_000 }, async () => {
  await expect(simulate({ again: false })).rejects.toThrow(
    'simulated.example is there already. "porchlight demo --again" replaces it.',
  )
  const again = await simulate({ again: true })

  const websites = await service.request('GET', '/api/v1/websites')
  expect(again.at(-1)?.hits).toBe(steps.at(-1)?.hits)
  expect(websites.body.data.map(({ id }: { id: number }) => id)).toEqual([again[0]?.website_id])
})

test('an account that is not there gets none', async () => {
  await expect(simulate({ again: true, account: 'nobody@example.com' })).rejects.toThrow('There is no account nobody@')
})
