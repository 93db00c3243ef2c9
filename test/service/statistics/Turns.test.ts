import { setImmediate as others } from 'node:timers/promises'
import { Turns } from '#service/statistics/Turns.ts'
import { expect, test } from 'vitest'

const wanted = () => true

/** Takes turns whose work ends when the test says so, and tells in which order it began. */
function someTurns(most = 100) {
  const turns = new Turns(most)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const take = (who: string, what: string, isWanted = wanted) =>
    turns.take(who, isWanted, async () => {
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

test('what nobody waits for any more is not done', async () => {
  const { begun, take, endOne } = someTurns()
  void take('one', 'first')
  const left = take('one', 'left', () => false).catch((error: unknown) => error)
  const last = take('one', 'last')
  await others()
  await endOne()

  expect(await left).toMatchObject({ status: 499 })
  await endOne()
  expect(await last).toBe('last')
  expect(begun).toEqual(['first', 'last'])
})

test('somebody who has too much waiting is refused, and nobody else', async () => {
  const { take, endOne } = someTurns(1)
  const taken = [take('one', 'done'), take('one', 'waits')]

  await expect(take('one', 'too much')).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '5' } })
  taken.push(take('other', 'fine'))
  await others()
  for (const _ of taken) await endOne()
  await Promise.all(taken)
})

test('what fails gives its turn to the next', async () => {
  const { turns, take, endOne } = someTurns()
  const failing = turns.take('one', wanted, () => Promise.reject(new Error('The database is gone.')))
  const next = take('one', 'next')

  await expect(failing).rejects.toThrow('The database is gone.')
  await endOne()
  expect(await next).toBe('next')
})
