import { renderDashboard } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const bar = (theme: string) => document.querySelector(`meta[data-theme="${theme}"]`)

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)" />`
})

test('a theme chosen by hand holds, is remembered, and the browser’s bar follows', async () => {
  const { user } = await renderDashboard('/connect', { service, key: null })
  const chooser = screen.getByRole('combobox', { name: 'Theme' })
  expect(chooser).toHaveDisplayValue('Theme of the system')

  await user.selectOptions(chooser, 'Dark theme')
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(bar('dark')).toHaveAttribute('media', 'all')
  expect(bar('light')).toHaveAttribute('media', 'not all')
  expect(localStorage.getItem('porchlight.theme')).toBe('dark')

  await user.selectOptions(chooser, 'Theme of the system')
  expect(document.documentElement).not.toHaveAttribute('data-theme')
  expect(bar('dark')).toHaveAttribute('media', '(prefers-color-scheme: dark)')
  expect(bar('light')).toHaveAttribute('media', '(prefers-color-scheme: light)')
  expect(localStorage.getItem('porchlight.theme')).toBeNull()
})

test('a theme chosen in another tab holds here too', async () => {
  await renderDashboard('/connect', { service, key: null })

  localStorage.setItem('porchlight.theme', 'light')
  window.dispatchEvent(new StorageEvent('storage', { key: 'porchlight.theme' }))

  expect(await screen.findByDisplayValue('Light theme')).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  localStorage.removeItem('porchlight.theme')
  window.dispatchEvent(new StorageEvent('storage', { key: 'porchlight.theme' }))
})
