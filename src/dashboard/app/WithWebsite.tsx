import { Outlet, useParams } from 'react-router'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Pages of one website: only what can be the number of one is asked for. */
export function WithWebsite() {
  return /^[1-9]\d{0,9}$/.test(useParams()['id'] ?? '') ? <Outlet /> : <NotFoundPage />
}
