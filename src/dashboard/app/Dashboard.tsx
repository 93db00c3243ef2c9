import { useConnection } from '#dashboard/http/connection.ts'
import { useLanguage } from '#dashboard/language/language.ts'
import type { Answer } from '#dashboard/offline/answerStore.ts'
import { Toasts } from '#dashboard/ui/Toasts.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router'
import { useQueries } from './useQueries.ts'

type Props = Pick<ComponentProps<typeof RouterProvider>, 'router'> & {
  /** What was read when the dashboard was last open. */
  answers?: readonly Answer[]
}

/** The whole single-page app over a router: the browser's, or one in memory. */
export function Dashboard({ router, answers }: Props) {
  const language = useLanguage()
  const connection = useConnection()
  const queryClient = useQueries(answers)

  return (
    <QueryClientProvider client={queryClient}>
      {/* Drawn anew as a whole in another language, and as somebody else: what is drawn holds on to what was said and read. */}
      <RouterProvider key={[language, connection?.address, connection?.key].join(' ')} router={router} />
      <Toasts />
    </QueryClientProvider>
  )
}
