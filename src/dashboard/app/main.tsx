import { connectByFragment } from '#dashboard/http/connection.ts'
import { language, speak } from '#dashboard/language/language.ts'
import { loadMessages } from '#dashboard/language/text.ts'
import { answersForFirstPaint } from '#dashboard/offline/keptAnswers.ts'
import { registerWorker } from '#dashboard/offline/registerWorker.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { Dashboard } from './Dashboard.tsx'
import { routes } from './routes.tsx'

connectByFragment()
window.addEventListener('hashchange', connectByFragment)
speak(language())

// The page's code is on its way while what is said around it, and what was seen last, come.
const router = createBrowserRouter(routes)
const [answers] = await Promise.all([answersForFirstPaint(), loadMessages('common')])

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Dashboard router={router} answers={answers} />
    </StrictMode>,
  )

registerWorker()
