import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the title of a page that somebody comes to, as loading a document would; to `main` where it has none yet. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const seen = useRef(pathname)

  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const target = main.current?.querySelector('h1') ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname, main])
}
