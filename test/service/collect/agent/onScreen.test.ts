import { expect, test } from 'vitest'
import { onScreen } from '#service/collect/agent/onScreen.ts'

const safari = { bot: '', browser: 'Safari', os: 'macOS', device: 'desktop' }

test('Safari on a screen that only iPads have is on an iPad', () => {
  expect(onScreen(safari, '820x1180')).toEqual({ ...safari, os: 'iPadOS', device: 'tablet' })
})

test.each([
  [safari, '1512x982'],
  [safari, ''],
  [{ ...safari, browser: 'Chrome' }, '820x1180'],
  [{ ...safari, os: 'iOS', device: 'mobile' }, '820x1180'],
])('%o on %s stays what it is', (agent, resolution) => {
  expect(onScreen(agent, resolution)).toBe(agent)
})
