import { noNumbers } from '#test/dashboard/statistics/heldBack.ts'
import { now, visits } from '#test/dashboard/statistics/visits.ts'
import { renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let service: TestService
let id: number

beforeAll(async () => {
  service = await startService({ now })
  id = await service.addWebsite('example.com', { timezone: 'Europe/Berlin' })
  await service.storeHits(id, visits)
  await service.websites.touch(id, Date.parse(now))
})
beforeEach(() => {
  vi.setSystemTime(now)
})
afterEach(() => localStorage.clear())
afterAll(() => service.stop())

const path = () => `/websites/${id}/statistics`
const filters = (...texts: string[]) => `?${new URLSearchParams(texts.map((text) => ['filters', text]))}`

/** Of all numbers only those of the dialog's list come. */
const valuesAlone: Wire = (url, answer, init) =>
  /per_page=25(&|$)/.test(url) ? answer() : noNumbers(url, answer, init)

async function openDialog(chip = 'Add a filter', query = '', wire: Wire = valuesAlone) {
  const page = await renderDashboard(path() + query, { service, wire })
  await page.user.click(await screen.findByRole('button', { name: chip }))
  return { ...page, dialog: within(await screen.findByRole('dialog')) }
}

test('several values are searched for and chosen', async () => {
  const { user, address, dialog } = await openDialog()

  await user.selectOptions(dialog.getByRole('combobox', { name: 'Statistic' }), 'Country')
  await user.click(await dialog.findByRole('checkbox', { name: /^Germany/ }))
  await user.type(dialog.getByRole('searchbox', { name: 'Search: Countries' }), 'fra')
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(2))
  await user.click(dialog.getByRole('checkbox', { name: /^France/ }))
  expect(dialog.getByRole('checkbox', { name: /^Germany/ })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Show' }))

  await waitFor(() => expect(address()).toBe(path() + filters('country:DE', 'country:FR')))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('what contains a text is typed', async () => {
  const { user, address, dialog } = await openDialog()

  await user.selectOptions(dialog.getByRole('combobox', { name: 'Comparison' }), 'does not contain')
  expect(dialog.getByRole('button', { name: 'Show' })).toBeDisabled()
  await user.type(dialog.getByRole('textbox', { name: 'Part of it' }), ' /pricing {Enter}')

  await waitFor(() => expect(address()).toBe(path() + filters('page!~/pricing')))
})

test('a chip is changed: other values, another operator', async () => {
  const { user, address, dialog } = await openDialog('Country: Germany', filters('browser:Firefox', 'country:DE'))

  expect(dialog.getByRole('combobox', { name: 'Statistic' })).toHaveDisplayValue('Country')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Comparison' }), 'is not')
  expect(await dialog.findByRole('checkbox', { name: /^Germany/ })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Show' }))

  await waitFor(() => expect(address()).toBe(path() + filters('browser:Firefox', 'country!:DE')))
})

test('a further value joins the chip of its kind', async () => {
  const { user, address, dialog } = await openDialog('Add a filter', filters('page:/pricing'))

  await user.click(await dialog.findByRole('checkbox', { name: /^\/about/ }))
  await user.click(dialog.getByRole('button', { name: 'Show' }))

  await waitFor(() => expect(address()).toBe(path() + filters('page:/pricing', 'page:/about')))
})

test('Cancel and Escape change nothing', async () => {
  const { user, address, dialog } = await openDialog()

  await user.click(await dialog.findByRole('checkbox', { name: /^\/about/ }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe(path())
})

test('says that values are on their way', async () => {
  const { user, dialog } = await openDialog('Add a filter', '', noNumbers)

  await user.selectOptions(dialog.getByRole('combobox', { name: 'Statistic' }), 'City')

  expect(dialog.getByText('Loading')).toBeInTheDocument()
})

test('has nothing in the way of assistive technology', async () => {
  const { baseElement, dialog } = await openDialog()
  await dialog.findByRole('checkbox', { name: /^\/about/ })

  expect(await violations(baseElement)).toEqual([])
})
