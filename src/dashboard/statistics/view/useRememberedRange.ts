import { useState } from 'react'
import { useLocation } from 'react-router'
import { withRemembered } from './remembered.ts'

/**
 * Where to go on entering a website's statistics by an address without a range: the same over the range it was last looked at
 * through. Once it is open the address alone says which days: Back to one that names none must not be led away again.
 */
export function useRememberedRange(websiteId: number): string | null {
  const { key, search } = useLocation()
  const [entrance] = useState(() => ({ key, query: withRemembered(websiteId, new URLSearchParams(search)) }))
  return entrance.query && entrance.key === key ? `?${entrance.query}` : null
}
