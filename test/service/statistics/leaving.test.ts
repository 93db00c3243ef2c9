import { startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let service: TestService
let website: number
let address: string
beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  website = await service.addWebsite('public.example', { timezone: 'UTC', privacy: 0 })
  address = await service.app.listen({ port: 0 })
})
afterAll(() => service.stop())

/** How many questions the engine answers, and how many wait. */
async function questions(): Promise<{ running: number; waiting: number }> {
  const { text } = await service.request('GET', '/metrics', { key: null })
  const [running, waiting] = ['running', 'waiting'].map((state) =>
    Number(text.split(`porchlight_questions{state="${state}"} `)[1]?.split('\n')[0]),
  )
  return { running: running ?? Number.NaN, waiting: waiting ?? Number.NaN }
}

function open(name: string) {
  const leaving = new AbortController()
  const answer = fetch(`${address}/api/v1/stats/${website}?name=${name}&from=2026-11-01&to=2026-11-20`, {
    signal: leaving.signal,
  }).then(
    ({ status }) => status,
    () => 'left',
  )
  return { answer, leave: () => leaving.abort() }
}

const patience = { timeout: 15_000 }

test('whoever leaves is not waited for, neither by others nor by the engine', { timeout: 60_000 }, async () => {
  const ending = new AbortController()
  // Keeps the engine busy for as long as it takes.
  const busy = service.hits
    .read(
      'SELECT count() FROM numbers({rows:UInt64}) WHERE cityHash64(number) % 7 = 0 SETTINGS max_execution_time = 30',
      { rows: 1_000_000_000_000 },
      { signal: ending.signal },
    )
    .catch(() => 'ended')
  const first = open('page')
  await expect.poll(questions, patience).toEqual({ running: 1, waiting: 0 })
  const same = open('page')
  const second = open('browser')
  await expect.poll(questions, patience).toEqual({ running: 1, waiting: 1 })

  second.leave()
  await expect.poll(questions, patience).toEqual({ running: 1, waiting: 0 })
  first.leave()
  expect(await Promise.all([first.answer, second.answer])).toEqual(['left', 'left'])
  ending.abort()

  expect(await busy).toBe('ended')
  expect(await same.answer).toBe(200)
  await expect.poll(questions, patience).toEqual({ running: 0, waiting: 0 })
})
