import { serviceAddress } from '#dashboard/connect/serviceAddress.ts'
import { expect, test } from 'vitest'

test.each([
  ['', ''],
  ['  ', ''],
  ['https://here.example', ''],
  ['https://here.example/', ''],
  ['https://stats.example', 'https://stats.example'],
  ['https://stats.example/', 'https://stats.example'],
  ['https://stats.example/api/v1', 'https://stats.example'],
  ['https://stats.example/api/', 'https://stats.example'],
  ['https://example.com/stats/', 'https://example.com/stats'],
  ['https://example.com/stats/?a=b#c', 'https://example.com/stats'],
  ['stats.example', 'https://stats.example'],
  ['localhost:8080', 'http://localhost:8080'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['ftp://stats.example', null],
  ['not an address', null],
])('%j is the service at %j', (typed, address) => {
  expect(serviceAddress(typed, 'https://here.example')).toBe(address)
})
