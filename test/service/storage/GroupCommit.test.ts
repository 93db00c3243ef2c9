import { Busy, GroupCommit } from '#service/storage/hits/GroupCommit.ts'
import { expect, test } from 'vitest'

/** A store whose commits end when the test says so. */
function heldStore() {
  const commits: { items: number[]; end: () => void; fail: (error: Error) => void }[] = []
  const store = (items: number[]) =>
    new Promise<void>((end, fail) => {
      commits.push({ items, end, fail })
    })
  return { commits, store }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('stores the first arrival at once and gathers what arrives meanwhile', async () => {
  const { commits, store } = heldStore()
  const group = new GroupCommit(store, { pause: 0, enough: 100, bound: 100 })

  const first = group.add([1])
  const second = group.add([2, 3])
  const third = group.add([4])
  commits[0]?.end()
  await first
  await new Promise((resolve) => setTimeout(resolve, 5))
  commits[1]?.end()
  await Promise.all([second, third])

  expect(commits.map(({ items }) => items)).toEqual([[1], [2, 3, 4]])
})

test('waits for more, unless enough wait already', async () => {
  const { commits, store } = heldStore()
  const group = new GroupCommit(store, { pause: 60_000, enough: 3, bound: 100 })

  const first = group.add([1])
  const second = group.add([2])
  commits[0]?.end()
  await first
  await settled()
  expect(commits).toHaveLength(1)
  const third = group.add([3, 4])
  await settled()
  commits[1]?.end()
  await Promise.all([second, third])

  expect(commits.map(({ items }) => items)).toEqual([[1], [2, 3, 4]])
})

test('acknowledges nothing before it is stored', async () => {
  const { commits, store } = heldStore()
  const group = new GroupCommit(store, { pause: 0, enough: 100, bound: 100 })
  let acknowledged = false

  const added = group.add([1]).then(() => {
    acknowledged = true
  })
  await settled()
  expect(acknowledged).toBe(false)
  commits[0]?.end()
  await added

  expect(acknowledged).toBe(true)
})

test('a commit that fails fails for those in it, and later ones go on', async () => {
  const { commits, store } = heldStore()
  const group = new GroupCommit(store, { pause: 0, enough: 100, bound: 100 })

  const first = group.add([1])
  const second = group.add([2])
  commits[0]?.fail(new Error('disk full'))
  await expect(first).rejects.toThrow('disk full')
  await new Promise((resolve) => setTimeout(resolve, 5))
  commits[1]?.end()

  await expect(second).resolves.toBeUndefined()
})

test('refuses what is over its bound', async () => {
  const { commits, store } = heldStore()
  const group = new GroupCommit(store, { pause: 0, enough: 100, bound: 2 })
  const first = group.add([1])
  const second = group.add([2, 3])

  await expect(group.add([4])).rejects.toThrow(Busy)

  commits[0]?.end()
  await first
  await new Promise((resolve) => setTimeout(resolve, 5))
  commits[1]?.end()
  await second
  await group.drain()
})
