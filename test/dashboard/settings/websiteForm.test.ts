import { topicNames } from '#dashboard/settings/topics.ts'
import { changedFields, readForm, type WebsiteForm } from '#dashboard/settings/websiteForm.ts'
import { expect, test } from 'vitest'

const website = {
  id: 7,
  domain: 'example.com',
  privacy: 1,
  email: 0,
  exclude_bots: 1,
  exclude_params: 'utm_*\r\nfbclid',
  exclude_ips: '',
  hosts: '',
  favorite: 0,
  timezone: 'Europe/Berlin',
} as const
const before = readForm(website)
const changed = (changes: Partial<WebsiteForm>) => changedFields(before, { ...before, ...changes })

test('has the defaults of the reference for what a service does not tell', () => {
  expect(readForm({ id: 7, domain: 'example.com' })).toEqual({
    privacy: '0',
    password: '',
    email: false,
    exclude_bots: true,
    exclude_params: '',
    exclude_ips: '',
    hosts: '',
    timezone: '',
    favorite: false,
    share_statistics: topicNames,
    share_minimum: '0',
    share_embed: false,
    keep_months: '',
  })
})

test.each<[string, Partial<WebsiteForm>, object]>([
  ['nothing', {}, {}],
  ['the privacy', { privacy: '0' }, { privacy: 0 }],
  ['a new password', { privacy: '2', password: 'porch' }, { privacy: 2, password: 'porch' }],
  ['a password that does not apply', { password: 'porch' }, {}],
  ['the flags', { email: true, exclude_bots: false, favorite: true }, { email: 1, exclude_bots: 0, favorite: 1 }],
  ['a list made longer', { exclude_params: 'utm_*\nfbclid\nref' }, { exclude_params: 'utm_*\nfbclid\nref' }],
  ['a list emptied', { exclude_params: '\n' }, { exclude_params: '' }],
  ['blank lines and repeats', { exclude_params: ' utm_*\n\nfbclid\nutm_*\n' }, {}],
  [
    'what others see',
    { share_statistics: ['pages'], share_minimum: '5' },
    { share_statistics: 'page\nlanding_page', share_minimum: 5 },
  ],
  ['how long hits are kept', { keep_months: '12' }, { keep_months: 12 }],
  ['the time zone', { timezone: 'UTC' }, { timezone: 'UTC' }],
])('sends what has to be sent for %s', (_, changes, sent) => {
  expect(changed(changes)).toEqual(sent)
})
