import { connect, connection, disconnect } from '#dashboard/http/connection.ts'
import { connectByFragment, invite, useInvitation } from '#dashboard/http/fragment.ts'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

beforeEach(() => {
  disconnect()
  invite(null)
  history.replaceState(null, '', '/')
})

const invitation = () => renderHook(useInvitation).result.current

function open(address: string) {
  history.replaceState(null, '', address)
  connectByFragment()
}

test('signs in with the key of the address and takes it out, the rest stays', () => {
  open('/websites?sort=asc#key=pl_2')

  expect(connection()).toEqual({ address: '', key: 'pl_2' })
  expect(location.pathname + location.search + location.hash).toBe('/websites?sort=asc')
})

test('leaves an address without a key as it is', () => {
  open('/websites#content')

  expect(connection()).toBeNull()
  expect(location.hash).toBe('#content')
})

test('waits for somebody to agree who is signed in with another key', () => {
  connect({ address: '', key: 'pl_own' })

  open('/websites#key=pl_other')

  expect(connection()?.key).toBe('pl_own')
  expect(invitation()).toEqual({ kind: 'key', key: 'pl_other' })
  expect(location.hash).toBe('')
})

test('waits for who is signed in to another service, with whatever key', () => {
  connect({ address: 'https://stats.example', key: 'pl_own' })

  open('/#key=pl_own')

  expect(connection()?.address).toBe('https://stats.example')
  expect(invitation()).toEqual({ kind: 'key', key: 'pl_own' })
})

test('asks nobody about the key they have', () => {
  connect({ address: '', key: 'pl_own' })

  open('/#key=pl_own')

  expect(invitation()).toBeNull()
  expect(location.hash).toBe('')
})

test('keeps the link of a mail until somebody agrees, and takes it out of the address', () => {
  open('/connect#sign-in=abc')

  expect(connection()).toBeNull()
  expect(invitation()).toEqual({ kind: 'link', token: 'abc' })
  expect(location.pathname + location.hash).toBe('/connect')
})
