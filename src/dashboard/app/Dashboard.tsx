import { useConnection } from '#dashboard/http/connection.ts'
import { useInvitation } from '#dashboard/http/fragment.ts'
import { useLanguage } from '#dashboard/language/language.ts'
import { withMessages } from '#dashboard/language/text.ts'
import { Navigated } from '#dashboard/navigation/Navigated.tsx'
import type { Navigation } from '#dashboard/navigation/openNavigation.ts'
import type { Answer } from '#dashboard/offline/answerStore.ts'
import { Toasts } from '#dashboard/ui/Toasts.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Pages } from './routes.tsx'
import { useClient } from './useClient.ts'

const AnotherKey = lazy(async () => {
  const module = await withMessages(import('./AnotherKey.tsx'), 'connect')
  return { default: module.AnotherKey }
})

type Props = {
  navigation: Navigation
  /** What was read when the dashboard was last open. */
  answers?: readonly Answer[]
}

/** The whole single-page app over a way through it: the browser's, or one in memory. */
export function Dashboard({ navigation, answers }: Props) {
  const language = useLanguage()
  const connection = useConnection()
  const invitation = useInvitation()
  const queryClient = useClient(answers)

  return (
    <QueryClientProvider client={queryClient}>
      {/* Drawn anew as a whole in another language, and as somebody else: what is drawn holds on to what was said and read. */}
      <Navigated key={[language, connection?.address, connection?.key].join(' ')} navigation={navigation}>
        <Pages />
      </Navigated>
      {invitation?.kind === 'key' && (
        <Suspense>
          <AnotherKey given={invitation.key} />
        </Suspense>
      )}
      <Toasts />
    </QueryClientProvider>
  )
}
