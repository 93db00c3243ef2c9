import { namedAddress } from '#dashboard/embedding/namedAddress.ts'
import { expect, test } from 'vitest'

test.each([
  ['https://stats.example.com/api/v1/websites', 'https://stats.example.com'],
  ['https://example.com:8443/porch/api/v1/websites', 'https://example.com:8443/porch'],
  ['http://192.168.1.5:8080/api/v1/websites', 'http://192.168.1.5:8080'],
  ['https://localhost.example.com/api/v1/websites', 'https://localhost.example.com'],
  ['http://127.0.0.1:8080/api/v1/websites', null],
  ['http://localhost/api/v1/websites', null],
  ['http://0.0.0.0:8080/api/v1/websites', null],
  ['http://[::]:8080/api/v1/websites', null],
  ['/api/v1/websites', null],
  [undefined, null],
])('a list at %s is a service at %s', (path, address) => {
  expect(namedAddress(path)).toBe(address)
})
