import { useConnection } from '#dashboard/http/connection.ts'
import { paths } from '#dashboard/paths.ts'
import { Navigate, Outlet, useLocation } from 'react-router'
import { isFramed } from './framed.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/**
 * Pages that need a key; without one they lead to signing in, and back. In a frame nobody is: whose frame it is could have
 * somebody press what they do not see.
 */
export function SignedIn() {
  const { pathname, search } = useLocation()
  const connection = useConnection()
  if (isFramed) return <NotFoundPage />
  if (connection) return <Outlet />
  return <Navigate to={paths.connectAndReturn(pathname + search)} replace />
}
