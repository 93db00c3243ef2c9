import { expect, test } from 'vitest'
import { trackedWebsites } from '#service/collect/trackedWebsites.ts'
import { website } from './website.ts'

/** A table of websites that counts how often it is asked. */
function setUp() {
  const rows = new Map([['example.com', website({ domain: 'example.com' })]])
  const table = { rows, asked: 0, now: 0, isAway: false }
  const websites = trackedWebsites(
    async (domain) => {
      table.asked += 1
      if (table.isAway) throw new Error('away')
      return rows.get(domain)
    },
    () => table.now,
  )
  return { table, websites }
}

test.each(['example.com', 'www.example.com', 'EXAMPLE.com', ' example.com '])('finds %s', async (name) => {
  const { websites } = setUp()

  expect(await websites.find(name)).toMatchObject({ id: 1, domain: 'example.com' })
})

test('finds an international domain however it is written', async () => {
  const { table, websites } = setUp()
  table.rows.set('xn--bcher-kva.example', website({ domain: 'xn--bcher-kva.example' }))

  expect(await websites.find('bücher.example')).toMatchObject({ domain: 'xn--bcher-kva.example' })
})

test('asks once a second, also for what is not there and when many ask at once', async () => {
  const { table, websites } = setUp()

  await Promise.all([websites.find('example.com'), websites.find('example.com'), websites.find('example.com')])
  await websites.find('unknown.example')
  await websites.find('unknown.example')

  expect(table.asked).toBe(2)
})

test('sees a change, an end and a beginning within a second', async () => {
  const { table, websites } = setUp()
  expect(await websites.find('example.com')).toMatchObject({ excludesBots: true })
  expect(await websites.find('new.example')).toBeUndefined()

  table.rows.set('example.com', website({ domain: 'example.com', exclude_bots: 0 }))
  table.rows.set('new.example', website({ id: 2, domain: 'new.example' }))
  table.now += 1000
  expect(await websites.find('example.com')).toMatchObject({ excludesBots: false })
  expect(await websites.find('new.example')).toMatchObject({ id: 2 })

  table.rows.delete('example.com')
  table.now += 1000
  expect(await websites.find('example.com')).toBeUndefined()
})

test('takes what it knew last for true while nobody can be asked, and says so of what it never knew', async () => {
  const { table, websites } = setUp()
  await websites.find('example.com')
  table.isAway = true

  for (const now of [1000, 2000, 3_600_000]) {
    table.now = now
    expect(await websites.find('example.com')).toMatchObject({ id: 1 })
    await expect(websites.find('other.example')).rejects.toThrow('away')
  }

  table.isAway = false
  table.rows.delete('example.com')
  table.now += 1000
  expect(await websites.find('example.com')).toBeUndefined()
})

test('does not hold on to what it knew when the clock is set back', async () => {
  const { table, websites } = setUp()
  table.now = 1_000_000
  await websites.find('example.com')

  table.rows.delete('example.com')
  table.now = 0

  expect(await websites.find('example.com')).toBeUndefined()
})
