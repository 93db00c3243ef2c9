import { setImmediate as others } from 'node:timers/promises'
import { Answers, type Way } from '#service/asking/Answers.ts'
import { Turns } from '#service/asking/Turns.ts'
import { expect, test } from 'vitest'

/** Answers that are found when the test says so. */
function someAnswers({ size }: { size?: number } = {}) {
  const turns = new Turns({ each: 100, all: 100 })
  const ways: Way[] = []
  const finding: {
    keys: readonly string[]
    signal: AbortSignal
    end: (found?: string) => void
    fail: (error: Error) => void
  }[] = []
  const answers = new Answers<string, { found: string }>({
    turns,
    find: (keys, signal) =>
      new Promise((resolve, reject) =>
        finding.push({
          keys,
          signal,
          end: (found) => resolve(keys.map((key) => ({ found: found ?? key }))),
          fail: reject,
        }),
      ),
    ...(size !== undefined && { size }),
    onAnswer: (way) => ways.push(way),
  })

  function ask(key: string, { lasts = false, share = 'one', together }: Asking = {}) {
    const leaving = new AbortController()
    const answer = answers
      .to({ share, from: share, signal: leaving.signal }, { key, lasts, asked: key, together })
      .catch((error: unknown) => error)
    return { answer, leave: () => leaving.abort() }
  }

  return { answers, turns, ask, finding, ways }
}

type Asking = { lasts?: boolean; share?: string; together?: string }

test('what several ask for at the same time is found once, and asked for again it is found again', async () => {
  const { ask, finding, ways } = someAnswers()
  const first = ask('a')
  const second = ask('a', { share: 'other' })
  await others()
  finding[0]?.end()

  expect(await Promise.all([first.answer, second.answer])).toEqual([{ found: 'a' }, { found: 'a' }])
  const third = ask('a')
  await others()
  finding[1]?.end('later')
  expect(await third.answer).toEqual({ found: 'later' })
  expect(ways).toEqual(['asked', 'joined', 'asked'])
})

test('what lasts is kept, within its bound', async () => {
  const { answers, ask, finding, ways } = someAnswers({ size: 50 })
  const found = async (key: string) => {
    const { answer } = ask(key, { lasts: true })
    await others()
    finding.shift()?.end()
    return answer
  }

  expect(await found('a')).toEqual({ found: 'a' })
  expect(await found('a')).toEqual({ found: 'a' })
  for (const key of ['b', 'c', 'd', 'e']) await found(key)
  await found('a')

  expect(ways).toEqual(['asked', 'kept', 'asked', 'asked', 'asked', 'asked', 'asked'])
  expect(answers.size).toBeLessThanOrEqual(50)
})

test('it goes on for those who stay, and ends when all have left', async () => {
  const { ask, finding } = someAnswers()
  const first = ask('a')
  const second = ask('a')
  await others()

  first.leave()
  expect(await first.answer).toMatchObject({ status: 499 })
  expect(finding[0]?.signal.aborted).toBe(false)

  second.leave()
  expect(await second.answer).toMatchObject({ status: 499 })
  expect(finding[0]?.signal.aborted).toBe(true)

  const third = ask('a')
  finding[0]?.fail(new Error('Ended.'))
  await others()
  finding[1]?.end('anew')
  expect(await third.answer).toEqual({ found: 'anew' })
})

test('what waits for its turn is not begun when all have left', async () => {
  const { ask, finding, turns } = someAnswers()
  const first = ask('a')
  const second = ask('b')
  await others()
  second.leave()
  expect(await second.answer).toMatchObject({ status: 499 })

  expect(turns.waiting).toBe(0)
  finding[0]?.end()
  await first.answer
  expect(finding.map(({ keys }) => keys)).toEqual([['a']])
})

test('what fails fails for all who wait, and is not kept', async () => {
  const { ask, finding } = someAnswers({ size: 1000 })
  const all = [ask('a', { lasts: true }), ask('a', { lasts: true })]
  await others()
  finding[0]?.fail(new Error('The database is gone.'))

  for (const { answer } of all) expect(await answer).toMatchObject({ message: 'The database is gone.' })
  const again = ask('a', { lasts: true })
  await others()
  finding[1]?.end()
  expect(await again.answer).toEqual({ found: 'a' })
})

test('what waits and can be found together is found at once, whoever asks', async () => {
  const { ask, finding, turns } = someAnswers({ size: 1000 })
  const first = ask('a', { together: 'week' })
  await expect.poll(() => finding).toHaveLength(1)
  const all = [
    ask('b', { together: 'day', lasts: true }),
    ask('c'),
    ask('d', { together: 'day', share: 'other' }),
    ask('e', { together: 'year' }),
  ]
  await others()
  expect(turns.waiting).toBe(4)
  finding[0]?.end()
  await first.answer
  await expect.poll(() => finding).toHaveLength(2)

  expect(finding.map(({ keys }) => keys)).toEqual([['a'], ['d', 'b']])
  expect(turns.waiting).toBe(2)
  finding[1]?.end()
  expect(await all[0]?.answer).toEqual({ found: 'b' })
  expect(await all[2]?.answer).toEqual({ found: 'd' })
  await others()
  expect(await ask('b', { lasts: true }).answer).toEqual({ found: 'b' })
  finding[2]?.end()
  await expect.poll(() => finding).toHaveLength(4)
  finding[3]?.end()
  expect(await all[1]?.answer).toEqual({ found: 'c' })
  expect(await all[3]?.answer).toEqual({ found: 'e' })
  expect(turns.running).toBe(0)
})

test('what is found together fails together, and ends when all have left', async () => {
  const { ask, finding } = someAnswers()
  const held = ask('held')
  await others()
  const [one, other] = [ask('a', { together: 'day' }), ask('b', { together: 'day' })]
  const [third, fourth] = [ask('c', { together: 'year' }), ask('d', { together: 'year' })]
  finding[0]?.end()
  await held.answer
  await expect.poll(() => finding).toHaveLength(2)
  finding[1]?.fail(new Error('The database is gone.'))
  expect(await Promise.all([one.answer, other.answer])).toMatchObject([
    { message: 'The database is gone.' },
    { message: 'The database is gone.' },
  ])
  await expect.poll(() => finding).toHaveLength(3)

  third.leave()
  expect(await third.answer).toMatchObject({ status: 499 })
  expect(finding[2]?.signal.aborted).toBe(false)
  fourth.leave()
  expect(await fourth.answer).toMatchObject({ status: 499 })
  expect(finding[2]?.signal.aborted).toBe(true)
})

test('what comes at the same time is found together, the first as well', async () => {
  const { ask, finding } = someAnswers()
  const all = ['a', 'b', 'c'].map((key) => ask(key, { together: 'day' }))
  await expect.poll(() => finding).toHaveLength(1)
  finding[0]?.end()

  expect(await Promise.all(all.map(({ answer }) => answer))).toEqual([{ found: 'a' }, { found: 'b' }, { found: 'c' }])
  expect(finding).toHaveLength(1)
})
