import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Copies, openCopies } from '#service/copies/openCopies.ts'
import { openPostgres } from '#test/support/postgres/openPostgres.ts'

let server: Awaited<ReturnType<typeof openPostgres>>
beforeAll(async () => {
  server = await openPostgres()
})
afterAll(() => server.close())

let opened: Copies[] = []
afterEach(async () => {
  await Promise.all(opened.map((copy) => copy.close()))
  opened = []
})

/** One more copy of the service; `changed` are the websites that others told it of. */
async function openCopy(databaseUrl: string | undefined = server.url('postgres')) {
  const changed: number[] = []
  const errors: unknown[] = []
  const copies = await openCopies({
    databaseUrl,
    onChanged: (id) => void changed.push(id),
    onError: (error) => void errors.push(error),
  })
  opened.push(copies)
  return { copies, changed, errors, share: () => copies.share(100) }
}

test('a copy that is alone admits everything', async () => {
  const copy = await openCopy()

  expect(copy.share()).toBe(100)
  expect(copy.copies.share(0)).toBe(0)
})

test('each copy admits its share of a limit, from when another begins until it ends', async () => {
  const first = await openCopy()
  const second = await openCopy()
  const third = await openCopy()

  for (const copy of [first, second, third]) await expect.poll(copy.share).toBe(34)
  expect(third.copies.share(1)).toBe(1)
  expect(third.copies.share(0)).toBe(0)
  await third.copies.close()
  for (const copy of [first, second]) await expect.poll(copy.share).toBe(50)
})

test('what changed at one copy is told to the others, at once and then once a second', async () => {
  const [first, second, third] = [await openCopy(), await openCopy(), await openCopy()]
  await expect.poll(first.share).toBe(34)

  for (let times = 0; times < 100; times += 1) first.copies.tell(7)
  for (let id = 1000; id < 2200; id += 1) first.copies.tell(id)

  for (const { changed } of [second, third]) {
    await expect.poll(() => changed.slice(0, 1), { timeout: 10_000 }).toEqual([7])
    await expect.poll(() => changed.length, { timeout: 10_000 }).toBe(1202)
    expect(new Set(changed).size).toBe(1201)
  }
  expect(first.changed).toEqual([])
})

test('what changed while the server was away is told when it is back', async () => {
  const [first, second] = [await openCopy(), await openCopy()]
  await expect.poll(first.share).toBe(50)

  await server.end()
  first.copies.tell(7)
  await expect.poll(() => first.errors.length).toBe(1)
  await server.start()

  await expect.poll(() => second.changed, { timeout: 15_000 }).toContain(7)
  await expect.poll(first.share).toBe(50)
})

test('who is silent for a while is gone, as is who ended without a word', { timeout: 60_000 }, async () => {
  const first = await openCopy()
  const silent = new pg.Client({ connectionString: server.url('postgres') })
  await silent.connect()
  await silent.query("SELECT pg_notify('porchlight', 'hello 6f1c0000-0000-4000-8000-000000000000 ')")
  await silent.end()

  await expect.poll(first.share).toBe(50)
  expect(first.copies.present()).toBeUndefined()
  await expect.poll(first.share, { timeout: 40_000 }).toBe(100)
  expect(first.copies.present()).toEqual([first.copies.self])
})

test('what somebody else says who may connect to the database is not taken for a copy, and more copies than there will be are none', async () => {
  const copy = await openCopy()
  const other = new pg.Client({ connectionString: server.url('postgres') })
  await other.connect()
  const say = (text: string) => other.query('SELECT pg_notify($1, $2)', ['porchlight', text])

  for (const text of ['', 'hello', 'hello somebody ', 'else 6f1c0000-0000-4000-8000-000000000000 ']) await say(text)
  for (let at = 100; at < 350; at += 1) await say(`hello 6f1c0000-0000-4000-8000-000000000${at} `)
  await say('changed 6f1c0000-0000-4000-8000-000000000100 7')
  await other.end()

  await expect.poll(() => copy.changed).toEqual([7])
  expect(copy.copies.share(1010)).toBe(10)
})

test('without a server there is nobody else', async () => {
  const copies = await openCopies({ databaseUrl: undefined, onChanged: () => {}, onError: () => {} })

  copies.tell(7)

  expect(copies.share(100)).toBe(100)
  await copies.close()
})
