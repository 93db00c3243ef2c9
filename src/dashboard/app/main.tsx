import { connectByFragment } from '#dashboard/http/fragment.ts'
import { language, speak } from '#dashboard/language/language.ts'
import { loadMessages } from '#dashboard/language/text.ts'
import { browserNavigation } from '#dashboard/navigation/openNavigation.ts'
import { answersForFirstPaint } from '#dashboard/offline/keptAnswers.ts'
import { registerWorker } from '#dashboard/offline/registerWorker.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Dashboard } from './Dashboard.tsx'
import { isFramed } from './framed.ts'
import { preload } from './routes.tsx'

// Whoever frames a page must not sign anybody in.
if (!isFramed) {
  connectByFragment()
  window.addEventListener('hashchange', connectByFragment)
}
speak(language())

// The page's code is on its way while what is said around it, and what was seen last, come.
const navigation = browserNavigation()
preload(navigation.arrival())
navigation.onArrival(preload)
const [answers] = await Promise.all([answersForFirstPaint(), loadMessages('common')])

const root = document.getElementById('root')
if (root)
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Dashboard navigation={navigation} answers={answers} />
      </StrictMode>,
    ),
  )

registerWorker()
