import { isLanguage, languages } from '#contract/languages.ts'
import { chooseLanguage } from '#dashboard/language/text.ts'
import { renderDashboard } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { messagesOf, translated } from './catalogue.ts'

let service: TestService
let id: number

beforeAll(async () => {
  service = await startService()
  id = await service.addWebsite('example.com')
})
afterAll(() => service.stop())
afterEach(() => chooseLanguage(null))

const page = () => document.documentElement
const chooser = (label: string | undefined) => screen.getByRole('combobox', { name: label ?? '' })

test('without a choice, the browser’s language is spoken', async () => {
  await renderDashboard('/websites', { service })

  expect(chooser('Language')).toHaveDisplayValue('English (the browser’s)')
})

test('a language whose messages do not come is not spoken', async () => {
  await expect(chooseLanguage('nowhere' as 'de')).rejects.toThrow('There are no messages')

  expect(localStorage.getItem('porchlight.language')).toBeNull()
})

test('a language chosen in another tab is spoken here too, and the focus stays where it is', async () => {
  await renderDashboard('/websites', { service })

  localStorage.setItem('porchlight.language', 'de')
  window.dispatchEvent(new StorageEvent('storage', { key: 'porchlight.language' }))

  await waitFor(() => expect(page()).toHaveAttribute('lang', 'de'))
  expect(chooser(messagesOf('de')['app.language'])).toHaveDisplayValue('Deutsch')
  expect(chooser(messagesOf('de')['app.language'])).not.toHaveFocus()
})

describe.each(translated.filter(isLanguage))('%s', (language) => {
  const { name, direction } = languages[language]
  const says = messagesOf(language)

  test('chosen by hand, says everything on the same page, and is remembered', async () => {
    const { user, address } = await renderDashboard(`/websites/${id}/settings?a=b`, { service })

    await user.selectOptions(chooser('Language'), name)

    await waitFor(() => expect(chooser(says['app.language'])).toHaveFocus())
    expect(chooser(says['app.language'])).toHaveDisplayValue(name)
    expect(screen.getByRole('button', { name: says['app.signOut'] ?? '' })).toBeInTheDocument()
    expect(address()).toBe(`/websites/${id}/settings?a=b`)
    expect(localStorage.getItem('porchlight.language')).toBe(language)
    expect(page()).toHaveAttribute('lang', language)
    expect(page()).toHaveAttribute('dir', direction)
  })
})
