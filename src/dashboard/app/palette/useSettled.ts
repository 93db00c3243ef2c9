import { useEffect, useState } from 'react'

/** A value once it has not changed for 250 ms: a service is not asked at every key. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 250)
    return () => clearTimeout(timer)
  }, [value])

  return settled
}
