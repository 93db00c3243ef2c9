import { useConnection } from '#dashboard/http/connection.ts'
import { useLanguage } from '#dashboard/language/language.ts'
import { Toasts } from '#dashboard/ui/Toasts.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, useMemo } from 'react'
import { RouterProvider } from 'react-router'
import { makeQueryClient } from './queryClient.ts'

/** The whole single-page app over a router: the browser's, or one in memory. */
export function Dashboard({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  const connection = useConnection()
  const language = useLanguage()
  // What was read belongs to the connection it was read by, and names in it to a language: another begins with nothing.
  // eslint-disable-next-line react/exhaustive-deps
  const queryClient = useMemo(makeQueryClient, [connection, language])

  return (
    <QueryClientProvider client={queryClient}>
      {/* Drawn anew as a whole in another language: what was said is nowhere kept, and the address keeps the rest. */}
      <RouterProvider key={language} router={router} />
      <Toasts />
    </QueryClientProvider>
  )
}
