import crawlers from 'crawler-user-agents'
import { expect, test } from 'vitest'
import { readAgent } from '#service/collect/agent/readAgent.ts'

test('knows 99 of 100 examples of crawler-user-agents', () => {
  const examples = crawlers.flatMap(({ instances }) => instances)
  const missed = examples.filter((userAgent) => readAgent(userAgent).bot === '')

  expect(examples.length).toBeGreaterThan(1000)
  expect(missed.slice(examples.length / 100)).toEqual([])
})
