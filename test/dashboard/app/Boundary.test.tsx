import { Boundary } from '#dashboard/app/Boundary.tsx'
import { violations } from '#test/dashboard/support.tsx'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'

function Page() {
  if (useLocation().pathname === '/broken') throw new Error('The picture has no frame.')
  return <h1>A picture</h1>
}

test('says that the page failed, and why, until somebody goes elsewhere', async () => {
  // React itself reports what a page throws.
  vi.mocked(console.error).mockImplementation(() => {})

  const { container } = render(
    <MemoryRouter initialEntries={['/broken']}>
      <Link to="/whole">Elsewhere</Link>
      <Boundary>
        <Page />
      </Boundary>
    </MemoryRouter>,
  )

  expect(await screen.findByRole('heading', { level: 1, name: 'This page failed' })).toBeInTheDocument()
  expect(screen.getByText('The picture has no frame.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument()
  expect(await violations(container)).toEqual([])
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(await screen.findByRole('heading', { name: 'A picture' })).toBeInTheDocument()
  vi.mocked(console.error).mockClear()
  vi.mocked(console.warn).mockClear()
})
