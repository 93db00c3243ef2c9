import { Keyboard } from '#dashboard/keys/Keyboard.tsx'
import { useCommands } from '#dashboard/keys/useCommands.ts'
import { violations } from '#test/dashboard/support.tsx'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const day = vi.fn<() => void>()
const before = vi.fn<() => void>()

function Page() {
  useCommands([
    { key: 'd', title: 'Today', run: day },
    { key: 'ArrowLeft', title: 'The days before', run: before },
  ])
  return (
    <main>
      <input aria-label="Search" />
      <input type="range" aria-label="Chart" />
      <input type="checkbox" aria-label="Bots" />
      <select aria-label="Sort" />
      <textarea aria-label="Note" />
    </main>
  )
}

const open = () => {
  const page = render(
    <>
      <Page />
      <footer>
        <Keyboard />
      </footer>
    </>,
  )
  return { ...page, user: userEvent.setup() }
}

beforeEach(() => {
  day.mockClear()
  before.mockClear()
})
afterEach(() => localStorage.clear())

test('a key does what the page offers under it', async () => {
  const { user } = open()

  await user.keyboard('d{ArrowLeft}')

  expect(day).toHaveBeenCalledOnce()
  expect(before).toHaveBeenCalledOnce()
})

test('what the page does not offer any more, no key does', async () => {
  const { user, rerender } = open()

  rerender(<Keyboard />)
  await user.keyboard('d')

  expect(day).not.toHaveBeenCalled()
})

test.each(['Search', 'Sort', 'Note'])('keys rest in %s', async (name) => {
  const { user } = open()

  await user.click(screen.getByLabelText(name))
  await user.keyboard('d{ArrowLeft}?')

  expect(day).not.toHaveBeenCalled()
  expect(before).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each(['Bots', 'Chart'])('%s takes arrows, but no letters', async (name) => {
  const { user } = open()

  await user.click(screen.getByLabelText(name))
  await user.keyboard('d{ArrowLeft}')

  expect(day).toHaveBeenCalledOnce()
  expect(before).not.toHaveBeenCalled()
})

test('? lists the keys by what they are offered for, and keys rest meanwhile', async () => {
  const { user, baseElement } = open()

  await user.keyboard('?')

  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'On this page',
    'Everywhere',
  ])
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Today',
    'The days before',
    'Keyboard shortcuts',
  ])
  expect(dialog.getByText('Left arrow')).toBeInTheDocument()
  expect(await violations(baseElement)).toEqual([])
  await user.keyboard('d')
  expect(day).not.toHaveBeenCalled()
})

test('single keys can be switched off, which is remembered, and on again', async () => {
  const { user, unmount } = open()

  await user.keyboard('?')
  await user.click(await screen.findByRole('checkbox', { name: 'Shortcuts of a single key' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('d?')
  expect(day).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  unmount()

  open()
  await user.keyboard('d')
  expect(day).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  const box = await screen.findByRole('checkbox', { name: 'Shortcuts of a single key' })
  expect(box).not.toBeChecked()
  await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('d')
  expect(day).toHaveBeenCalledOnce()
})
