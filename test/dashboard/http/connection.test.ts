import { connect, connection, disconnect } from '#dashboard/http/connection.ts'
import { beforeEach, expect, test } from 'vitest'

beforeEach(() => {
  disconnect()
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
