import { connectByFragment } from '#dashboard/http/connection.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { Dashboard } from './Dashboard.tsx'
import { routes } from './routes.tsx'

connectByFragment()
window.addEventListener('hashchange', connectByFragment)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Dashboard router={createBrowserRouter(routes)} />
    </StrictMode>,
  )
