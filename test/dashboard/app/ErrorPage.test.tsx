import { ErrorPage } from '#dashboard/app/ErrorPage.tsx'
import { violations } from '#test/dashboard/support.tsx'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'

function Broken(): never {
  throw new Error('The picture has no frame.')
}

test('says that the page failed, and why', async () => {
  // React itself reports what a page throws.
  vi.mocked(console.error).mockImplementation(() => {})
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: ErrorPage }])

  const { container } = render(<RouterProvider router={router} />)

  expect(await screen.findByRole('heading', { level: 1, name: 'This page failed' })).toBeInTheDocument()
  expect(screen.getByText('The picture has no frame.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument()
  expect(await violations(container)).toEqual([])
  vi.mocked(console.error).mockClear()
  vi.mocked(console.warn).mockClear()
})
