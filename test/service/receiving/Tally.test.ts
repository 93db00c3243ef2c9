import { Tally } from '#service/receiving/Tally.ts'
import { expect, test } from 'vitest'

const noon = Date.parse('2026-11-20T12:00:00Z')

test('adds up by website, reason and quarter of an hour', () => {
  const tally = new Tally()
  tally.add(1, 'bot', noon + 1)
  tally.add(1, 'bot', noon + 899_999)
  tally.add(1, 'bot', noon + 900_000)
  tally.add(2, 'stored', noon)

  expect(tally.take()).toEqual([
    { website_id: 1, reason: 'bot', time: noon, count: 2 },
    { website_id: 1, reason: 'bot', time: noon + 900_000, count: 1 },
    { website_id: 2, reason: 'stored', time: noon, count: 1 },
  ])
  expect(tally.take()).toEqual([])
})

test('what is given back is added to what came meanwhile', () => {
  const tally = new Tally()
  tally.add(1, 'bot', noon)
  const taken = tally.take()
  tally.add(1, 'bot', noon)
  tally.giveBack(taken)

  expect(tally.take()).toEqual([{ website_id: 1, reason: 'bot', time: noon, count: 2 }])
})

test('holds so much and no more', () => {
  const tally = new Tally()
  for (let website = 1; website <= 60_000; website += 1) tally.add(website, 'bot', noon)

  expect(tally.take()).toHaveLength(50_000)
})
