import { startTransition, useCallback, useState } from 'react'

/** Whether an element has come near the visible part of the page yet: `[ref, seen]`. */
export function useInView() {
  const [seen, setSeen] = useState(false)

  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setSeen(true))
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return [ref, seen] as const
}
