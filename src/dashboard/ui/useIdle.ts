import { startTransition, useEffect, useState } from 'react'

/** Where a browser does not tell when it is idle: how long after, in milliseconds, it is taken to be. */
const soon = 300

/** Whether the browser has had nothing more urgent to do since `begun`. */
export function useIdle(begun: boolean): boolean {
  const [idle, setIdle] = useState(false)

  useEffect(() => {
    if (!begun) return undefined
    const become = () => startTransition(() => setIdle(true))
    // Safari has none.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(become, soon)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(become, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }, [begun])

  return idle
}
