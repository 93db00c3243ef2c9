import { connect, connectByFragment, connection, disconnect } from '#dashboard/http/connection.ts'
import { beforeEach, expect, test } from 'vitest'

beforeEach(() => {
  disconnect()
  history.replaceState(null, '', '/')
})

test('nobody is signed in at first', () => {
  expect(connection()).toBeNull()
})

test('remembers the service and the key until signing out', () => {
  connect({ address: 'https://stats.example', key: 'pl_1' })
  expect(connection()).toEqual({ address: 'https://stats.example', key: 'pl_1' })

  disconnect()
  expect(connection()).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('signs in with the key of the address and takes it out, the rest stays', () => {
  history.replaceState(null, '', '/websites?sort=asc#key=pl_2')

  connectByFragment()

  expect(connection()).toEqual({ address: '', key: 'pl_2' })
  expect(location.pathname + location.search + location.hash).toBe('/websites?sort=asc')
})

test('leaves an address without a key as it is', () => {
  history.replaceState(null, '', '/websites#content')

  connectByFragment()

  expect(connection()).toBeNull()
  expect(location.hash).toBe('#content')
})

test('follows another tab', () => {
  const stored = JSON.stringify({ address: '', key: 'pl_3' })
  localStorage.setItem('porchlight.connection', stored)

  window.dispatchEvent(new StorageEvent('storage', { key: 'porchlight.connection', newValue: stored }))

  expect(connection()?.key).toBe('pl_3')
})

test.each(['not JSON', '"text"', '{"address":""}', '{"address":1,"key":"a"}'])('takes %s as nobody', (stored) => {
  localStorage.setItem('porchlight.connection', stored)

  window.dispatchEvent(new StorageEvent('storage', { key: 'porchlight.connection', newValue: stored }))

  expect(connection()).toBeNull()
})
