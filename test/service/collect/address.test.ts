import { expect, test } from 'vitest'
import { plainAddress } from '#service/collect/address.ts'
import { addressRules } from '#service/collect/addressRules.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['', ''],
  ['unknown', ''],
  ['192.0.2.1:443', ''],
  ['1', ''],
  ['0x7f.1', ''],
  ['256.0.0.1', ''],
])('%s is written %s', (text, expected) => {
  expect(plainAddress(text)).toBe(expected)
})

const rules = [
  '203.0.113.7',
  '198.51.100.0/24',
  '2001:db8::1',
  '2001:db8:aa::/48',
  '::ffff:192.0.2.0/120',
  '10.0.0.0/',
  'x',
]

test.each([
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['198.51.100.0', true],
  ['198.51.100.255', true],
  ['198.51.101.0', false],
  ['2001:db8::1', true],
  ['2001:db8::2', false],
  ['2001:db8:aa:ffff::9', true],
  ['2001:db8:ab::9', false],
  ['192.0.2.200', true],
  ['192.0.3.1', false],
  ['10.0.0.1', false],
  ['', false],
])('rules for some addresses and blocks exclude %s: %s', (address, expected) => {
  expect(addressRules(rules)(address)).toBe(expected)
})

test('a rule for IPv4 excludes the same address where IPv6 carries it', () => {
  expect(addressRules(['198.51.100.0/24'])(plainAddress('::ffff:198.51.100.9'))).toBe(true)
})

test('no rules exclude nobody', () => {
  expect(addressRules([])('203.0.113.7')).toBe(false)
})
