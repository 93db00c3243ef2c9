import { ApiError } from '#dashboard/http/ApiError.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

test('what cannot be refreshed stays, with its age and the reason', async () => {
  const answers = [() => 'Ten visitors', () => Promise.reject(new ApiError(404, 'Gone.')), () => 'Eleven visitors']
  function Page() {
    const query = useQuery({ queryKey: ['page'], queryFn: () => answers.shift()?.(), retry: false })
    return (
      <>
        <button type="button" onClick={() => void query.refetch()}>
          Refresh
        </button>
        <Loaded query={query}>{(text) => <p>{text}</p>}</Loaded>
      </>
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  await screen.findByText('Ten visitors')

  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/^Read .* ago\. Gone\.$/)).toBeInTheDocument()
  expect(screen.getByText('Ten visitors')).toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Eleven visitors')).toBeInTheDocument()
  expect(screen.queryByText(/Gone/)).not.toBeInTheDocument()
})
