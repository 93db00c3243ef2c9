import { expect, test } from 'vitest'
import { resolution } from '#service/collect/resolution.ts'

test.each([
  ['1920x1080', '1920x1080'],
  ['390x844', '390x844'],
  ['20000x20000', '20000x20000'],
  ['20001x1080', ''],
  ['0x0', ''],
  ['01920x1080', ''],
  ['1920 x 1080', ''],
  ['1920x', ''],
  ['1920.5x1080', ''],
  ['-1x5', ''],
  ['', ''],
  [null, ''],
])('of %s is %s', (text, expected) => {
  expect(resolution(text)).toBe(expected)
})
