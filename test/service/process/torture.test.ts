import { chance } from '#test/torture/chance.ts'
import { scenarios } from '#test/torture/scenarios/scenarios.ts'
import { expect, test } from 'vitest'

test.each(scenarios)('nothing is lost and nothing counts twice: $name', { timeout: 120_000 }, async ({ run }) => {
  const { acknowledged, lost, twice, refused } = await run({ random: chance(7), rounds: 2 })

  expect(acknowledged).toBeGreaterThan(0)
  expect({ lost, twice }).toEqual({ lost: 0, twice: 0 })
  expect(refused).not.toMatch(/500|without/)
})
