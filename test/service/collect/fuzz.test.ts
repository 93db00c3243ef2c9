import { runFuzz } from '#test/fuzz/runFuzz.ts'
import { expect, test } from 'vitest'

test('whatever comes, nothing fails or grows, and what is stored is bounded and well-formed', async () => {
  const { hits } = await runFuzz({ seed: 20_261_120, rounds: 3000 })

  expect(hits).toBeGreaterThan(300)
}, 120_000)
