import { expect, test, vi } from 'vitest'
import { Broadcast } from '#service/live/Broadcast.ts'
import type { Picture } from '#service/live/Picture.ts'

/** A broadcast whose pictures count how often one was drawn. */
function counting({ pause = 20, every = 60_000, fails = (): boolean => false } = {}) {
  let drawn = 0
  const errors: unknown[] = []
  const draw = async (): Promise<Picture> => {
    drawn += 1
    if (fails()) throw new Error('no database')
    return { at: '2026-11-20T12:00:00Z', visitors: drawn, minutes: [], pages: [], countries: [], referrers: [] }
  }
  const broadcast = new Broadcast({
    draw,
    clock: () => 0,
    pace: { pause, every },
    onError: (error) => errors.push(error),
  })
  return { broadcast, errors, drawn: () => drawn }
}

function follower({ mayRead = (): boolean => true } = {}) {
  const told: number[] = []
  return {
    told,
    ended: false,
    mayRead: async () => mayRead(),
    tell: ({ visitors }: Picture) => void told.push(visitors),
    end() {
      this.ended = true
    },
  }
}

test('a hundred changes at once are told once, after the pause', async () => {
  const { broadcast, drawn } = counting()
  const one = follower()
  await broadcast.join(one)

  for (let change = 0; change < 100; change += 1) broadcast.change()

  expect(one.told).toEqual([1])
  await vi.waitFor(() => expect(one.told).toEqual([1, 2]))
  expect(drawn()).toBe(2)
})

test('a picture is drawn once for all, and for nobody not at all', async () => {
  const { broadcast, drawn } = counting()
  broadcast.change()
  expect(drawn()).toBe(0)

  const followers = Array.from({ length: 5 }, () => follower())
  await Promise.all(followers.map((one) => broadcast.join(one)))

  expect(followers.map(({ told }) => told)).toEqual([[1], [1], [1], [1], [1]])
  expect(drawn()).toBe(1)
})

test('coming and going draws no more often', async () => {
  const { broadcast, drawn } = counting({ pause: 10_000 })
  for (let times = 0; times < 10; times += 1) {
    const one = follower()
    await broadcast.join(one)
    broadcast.leave(one)
  }

  expect(drawn()).toBe(1)
})

test('without a change it is told whenever its time is full', async () => {
  const { broadcast } = counting({ pause: 1, every: 5 })
  const one = follower()
  await broadcast.join(one)

  await vi.waitFor(() => expect(one.told.length).toBeGreaterThan(3))
  broadcast.end()
})

test('who may not read any more is let go without being told', async () => {
  let may = true
  const { broadcast } = counting({ pause: 1 })
  const [one, other] = [follower({ mayRead: () => may }), follower()]
  await Promise.all([broadcast.join(one), broadcast.join(other)])

  may = false
  broadcast.change()

  await vi.waitFor(() => expect(other.told).toEqual([1, 2]))
  expect(one).toMatchObject({ told: [1], ended: true })
  expect(other.ended).toBe(false)
})

test('what cannot be drawn is reported, and everybody let go', async () => {
  let fails = false
  const { broadcast, errors } = counting({ pause: 1, fails: () => fails })
  const one = follower()
  await broadcast.join(one)

  fails = true
  broadcast.change()
  await vi.waitFor(() => expect(one.ended).toBe(true))
  await expect(counting({ fails: () => true }).broadcast.join(follower())).rejects.toThrow('no database')

  expect(errors).toHaveLength(1)
  fails = false
  const next = follower()
  await vi.waitFor(() => broadcast.join(next))
  expect(next.told.length).toBeGreaterThan(0)
})
