import { returnPath } from '#dashboard/connect/returnPath.ts'
import { expect, test } from 'vitest'

test.each([
  ['/websites/7/settings?a=b', '/websites/7/settings?a=b'],
  [null, '/websites'],
  ['', '/websites'],
  ['//elsewhere.example', '/websites'],
  ['/\\elsewhere.example', '/websites'],
  ['https://elsewhere.example', '/websites'],
  ['websites', '/websites'],
  ['/\t/evil.example', '/websites'],
  ['/\n/evil.example', '/websites'],
  ['/x/../..//evil.example', '/websites'],
])('%j leads to %j', (back, path) => {
  expect(returnPath(back)).toBe(path)
})
