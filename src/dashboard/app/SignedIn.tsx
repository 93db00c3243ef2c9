import { useConnection } from '#dashboard/http/connection.ts'
import { paths } from '#dashboard/paths.ts'
import { Navigate, Outlet, useLocation } from 'react-router'

/** Pages that need a key; without one they lead to signing in, and back. */
export function SignedIn() {
  const { pathname, search } = useLocation()
  if (useConnection()) return <Outlet />
  return <Navigate to={paths.connectAndReturn(pathname + search)} replace />
}
