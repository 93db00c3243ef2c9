import { resolve } from 'node:path'
import { readSettings } from '#service/settings.ts'
import { describe, expect, test } from 'vitest'

test('without variables everything has its documented default', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 8080,
    dataDir: resolve('data'),
    baseUrl: 'http://127.0.0.1:8080',
    ownerEmail: 'owner@localhost',
    ownerKey: undefined,
    trustProxy: false,
    servers: { databaseUrl: undefined, clickHouse: undefined },
    journalBytes: 512 * 1024 * 1024,
    geoDatabase: undefined,
    referrerSpam: undefined,
    respects: { gpc: true, dnt: false },
    smtpUrl: undefined,
    mailFrom: 'Porchlight <porchlight@[127.0.0.1]>',
    apiRate: 3000,
    collectRate: 100,
    websiteRate: 1000,
    metricsToken: undefined,
    allowedOrigins: [],
    logLevel: 'warn',
  })
})

test('an empty variable is one that is not set', () => {
  expect(readSettings({ PORT: '', OWNER_API_KEY: '', TRUST_PROXY: '' })).toEqual(readSettings({}))
})

test('an IPv6 host is written in brackets', () => {
  expect(readSettings({ HOST: '::1' }).baseUrl).toBe('http://[::1]:8080')
})

test('the address from outside loses its last slash', () => {
  expect(readSettings({ BASE_URL: 'https://stats.example.com/' }).baseUrl).toBe('https://stats.example.com')
})

test('mails come from the host of the address from outside', () => {
  expect(readSettings({ BASE_URL: 'https://stats.example.com/porch' }).mailFrom).toBe(
    'Porchlight <porchlight@stats.example.com>',
  )
  expect(readSettings({ HOST: '::1' }).mailFrom).toBe('Porchlight <porchlight@[IPv6:::1]>')
})

test.each(['reports@example.com', 'The Gardeners <reports@example.com>'])('mails may come from %s', (sender) => {
  expect(readSettings({ MAIL_FROM: sender }).mailFrom).toBe(sender)
})

test.each([
  ['gpc', { gpc: true, dnt: false }],
  ['gpc, dnt', { gpc: true, dnt: true }],
  ['none', { gpc: false, dnt: false }],
])('the wishes that are respected may be %s', (RESPECT, respects) => {
  expect(readSettings({ RESPECT })).toMatchObject({ respects })
})

test.each(['all', 'none,gpc', 'gpc,tracking'])('the wishes that are respected cannot be %s', (RESPECT) => {
  expect(() => readSettings({ RESPECT })).toThrow('RESPECT: It is gpc, dnt, both (gpc,dnt), or none.')
})

test('an address of a mail server that is refused does not show its password', () => {
  expect(() => readSettings({ SMTP_URL: 'https://user:secret@mail.example.com' })).toThrow(/^SMTP_URL: (?!.*secret)/)
})

describe('proxies', () => {
  test('are addresses and blocks', () => {
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, 2001:db8::1' }).trustProxy).toEqual(['10.0.0.0/8', '2001:db8::1'])
  })

  test('or a number of hops', () => {
    const { trustProxy } = readSettings({ TRUST_PROXY: '2' })

    expect([0, 1, 2].map((hop) => typeof trustProxy === 'function' && trustProxy('192.0.2.1', hop))).toEqual([
      true,
      true,
      false,
    ])
  })
})

test.each([
  ['PORT', '99999'],
  ['BASE_URL', 'ftp://stats.example.com'],
  ['OWNER_API_KEY', 'short'],
  ['METRICS_TOKEN', 'short'],
  ['API_RATE', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'everyone'],
  ['SMTP_URL', 'mail.example.com:587'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'one@example.com, two@example.com'],
  ['MAIL_FROM', 'Name <one@example.com>\r\nBcc: two@example.com'],
  ['TRUST_PROXY', '1,10.0.0.0/8'],
  ['OWNER_API_KEY', 'a key of many words and spaces'],
])('%s = %s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}: `)
})
