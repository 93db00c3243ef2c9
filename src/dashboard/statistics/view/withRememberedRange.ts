import { type LoaderFunctionArgs, redirect } from 'react-router'
import { withRemembered } from './remembered.ts'

/** Opens a website's statistics over the range it was last looked at through, where the address names none. */
export function withRememberedRange({ params, request }: LoaderFunctionArgs): Response | null {
  const url = new URL(request.url)
  const query = withRemembered(Number(params['id']), url.searchParams)
  return query && redirect(`${url.pathname}?${query}`)
}
