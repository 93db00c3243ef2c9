import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { withRemembered } from './remembered.ts'

/** Opens a website's statistics over the range it was last looked at through, where the address names none. */
export function withRememberedRange({ params, request }: LoaderFunctionArgs): Response | null {
  const url = new URL(request.url)
  const query = withRemembered(Number(params['id']), url.searchParams)
  return query && redirect(`${url.pathname}?${query}`)
}

/** Once it is open the address alone says which days: Back to one that names none must not be led away again. */
export const onlyOnEntering = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname
