import { setImmediate as others } from 'node:timers/promises'
import { Refusal } from '#service/http/problems.ts'
import { Turns } from '#service/asking/Turns.ts'
import { expect, test } from 'vitest'

const nobodyLeft = new AbortController().signal

const asker = (share: string, { from = share, signal = nobodyLeft } = {}) => ({ share, from, signal })

/** Takes turns whose work ends when the test says so, and tells in which order it began. */
function someTurns({ lanes = 1, each = 100, all = 1000 } = {}) {
  const turns = new Turns({ lanes, each, all })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const take = (who: string, what: string, { from = who, signal = nobodyLeft, joining = [] as string[] } = {}) =>
    turns.take(new Set([asker(who, { from }), ...joining.map((other) => asker(other))]), signal, async () => {
      begun.push(what)
      await new Promise<void>((end) => ends.push(end))
      return what
    })
  return { turns, begun, take, endOne: async () => (ends.shift()?.(), await others()) }
}

/** Keeps the one thread busy. */
function spend(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('one thing is done at a time, in the order in which it was asked for', async () => {
  const { begun, take, endOne } = someTurns()
  const all = Promise.all([take('one', 'first'), take('one', 'second'), take('one', 'third')])
  await others()

  expect(begun).toEqual(['first'])
  for (let left = 3; left > 0; left -= 1) await endOne()
  expect(await all).toEqual(['first', 'second', 'third'])
  expect(begun).toEqual(['first', 'second', 'third'])
})

test('whoever takes much waits until those are served who take little', async () => {
  const { begun, take, endOne } = someTurns()
  void take('public', 'long')
  void take('public', 'long again')
  await others()
  spend(20)
  void take('owner', 'a')
  void take('owner', 'b')
  void take('owner', 'c')
  for (let left = 4; left > 0; left -= 1) await endOne()

  expect(begun).toEqual(['long', 'a', 'b', 'c', 'long again'])
  await endOne()
})

test('what nobody waits for any more is not done, and takes no room', async () => {
  const { turns, begun, take, endOne } = someTurns()
  void take('one', 'first')
  const leaving = new AbortController()
  const left = take('one', 'left', { signal: leaving.signal }).catch((error: unknown) => error)
  const last = take('one', 'last')
  await others()
  leaving.abort()

  expect(await left).toMatchObject({ status: 499 })
  expect(turns.waiting).toBe(1)
  await endOne()
  await endOne()
  expect(await last).toBe('last')
  expect(begun).toEqual(['first', 'last'])
})

test('somebody who has too much waiting is refused, and nobody else', async () => {
  const { take, endOne } = someTurns({ each: 1 })
  const taken = [take('one', 'done'), take('one', 'waits')]

  await expect(take('one', 'too much')).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '5' } })
  taken.push(take('other', 'fine'))
  await others()
  for (const _ of taken) await endOne()
  await Promise.all(taken)
})

test('what fails gives its turn to the next', async () => {
  const { turns, take, endOne } = someTurns()
  const failing = turns.take(new Set([asker('one')]), nobodyLeft, () =>
    Promise.reject(new Error('The database is gone.')),
  )
  const next = take('one', 'next')

  await expect(failing).rejects.toThrow('The database is gone.')
  await endOne()
  expect(await next).toBe('next')
})

test('one network does not take the room of all who read a website', async () => {
  const { take, endOne } = someTurns({ each: 1 })
  const taken = [take('website', 'done', { from: 'a' }), take('website', 'waits', { from: 'a' })]

  await expect(take('website', 'too much', { from: 'a' })).rejects.toMatchObject({ status: 429 })
  taken.push(take('website', 'fine', { from: 'b' }))
  await others()
  for (const _ of taken) await endOne()
  await Promise.all(taken)
})

test('one network that asks for much does not keep others waiting who read the same website', async () => {
  const { begun, take, endOne } = someTurns()
  for (const what of ['long', 'again', 'and again']) void take('website', what, { from: 'a' })
  await others()
  spend(20)
  void take('website', 'little', { from: 'b' })
  for (let left = 4; left > 0; left -= 1) await endOne()

  expect(begun).toEqual(['long', 'little', 'again', 'and again'])
})

test('there is no more room than for so much of all together', async () => {
  const { take, endOne } = someTurns({ all: 2 })
  const taken = [take('one', 'done'), take('two', 'waits'), take('three', 'waits')]

  await expect(take('four', 'too much')).rejects.toMatchObject({ status: 429 })
  await others()
  for (const _ of taken) await endOne()
  await Promise.all(taken)
})

test('where there is no more room, the last of whoever has most waiting gives way', async () => {
  const { begun, take, endOne } = someTurns({ all: 4 })
  const fate = async (taken: Promise<unknown>) =>
    taken.then(String, (error: unknown) => (error instanceof Refusal ? error.status : error))
  const all = [take('greedy', 'done'), take('greedy', 'first'), take('few', 'one'), take('greedy', 'second')].map(fate)
  const third = fate(take('greedy', 'third'))
  const newcomer = fate(take('new', 'mine'))

  expect(await third).toBe(429)
  expect(await fate(take('greedy', 'fourth'))).toBe(429)
  for (let left = 5; left > 0; left -= 1) await endOne()
  expect(await Promise.all([...all, newcomer])).toEqual(['done', 'first', 'one', 'second', 'mine'])
  expect(begun).not.toContain('third')
})

test('so it does among the networks that share the time of one website', async () => {
  const { take, endOne } = someTurns({ all: 3 })
  const from = (network: string) => take('website', network, { from: network }).then(String, () => 'refused')
  const all = ['a', 'a', 'a', 'b', 'c'].map(from)
  await others()
  for (let left = 4; left > 0; left -= 1) await endOne()

  expect(await Promise.all(all)).toEqual(['a', 'a', 'refused', 'b', 'c'])
})

test('where several things are done at once, nobody has more than half of the lanes', async () => {
  const { begun, take, endOne } = someTurns({ lanes: 4 })
  const all = [...['a', 'b', 'c', 'd'].map((what) => take('one', what)), take('other', 'e')]
  await others()

  expect(begun).toEqual(['a', 'b', 'e'])
  for (const _ of all) await endOne()
  await Promise.all(all)
})

test('what somebody joins who has taken little is done as soon as it would be for them', async () => {
  const { begun, take, endOne } = someTurns()
  void take('public', 'long')
  await others()
  spend(20)
  void take('public', 'alone')
  void take('public', 'joined', { joining: ['owner'] })
  await endOne()

  expect(begun).toEqual(['long', 'joined'])
  await endOne()
  await endOne()
})
