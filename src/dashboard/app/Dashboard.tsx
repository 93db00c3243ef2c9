import { useConnection } from '#dashboard/http/connection.ts'
import { Toasts } from '#dashboard/ui/Toasts.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, useMemo } from 'react'
import { RouterProvider } from 'react-router'
import { makeQueryClient } from './queryClient.ts'

/** The whole single-page app over a router: the browser's, or one in memory. */
export function Dashboard({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  const connection = useConnection()
  // What was read belongs to the connection it was read by: another one, or none, begins with nothing.
  // eslint-disable-next-line react/exhaustive-deps
  const queryClient = useMemo(makeQueryClient, [connection])

  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>
  )
}
