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
  const queryClient = useQueries(answers)

  return (
    <QueryClientProvider client={queryClient}>
      {/* Drawn anew as a whole in another language: what was said is nowhere kept, and the address keeps the rest. */}
      <RouterProvider key={language} router={router} />
      <Toasts />
    </QueryClientProvider>
  )
}
