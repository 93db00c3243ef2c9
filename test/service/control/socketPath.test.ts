import { socketPath } from '#service/control/socketPath.ts'
import { expect, test } from 'vitest'

const deep = `/srv/${'a-long-name/'.repeat(10)}data`

test('the socket is in the data folder', () => {
  expect(socketPath('/srv/porchlight/data', '/home')).toBe('/srv/porchlight/data/control.sock')
})

test('a long path is named from the working directory when that is shorter', () => {
  expect(socketPath(deep, deep.replace('/data', ''))).toBe('data/control.sock')
})

test('a path that the system cannot name is none', () => {
  expect(socketPath(deep, '/home')).toBeUndefined()
})

test('bytes count, not characters', () => {
  expect(socketPath(`/srv/${'ä'.repeat(50)}`, '/')).toBeUndefined()
})
