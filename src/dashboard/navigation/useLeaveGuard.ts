import { useEffect, useState } from 'react'
import { useBeforeUnload, useLocation } from 'react-router'
import { useNavigation } from './Navigated.tsx'

/** While active, a way to another page is held up until `leave` or `stay` says what becomes of it. */
export function useLeaveGuard(active: boolean) {
  const { pathname } = useLocation()
  const { addGuard } = useNavigation()
  const [goOn, setGoOn] = useState<(() => void) | null>(null)

  useEffect(() => {
    if (!active) return undefined
    return addGuard((next, leave) => {
      if (next.pathname === pathname) return false
      setGoOn(() => leave)
      return true
    })
  }, [active, addGuard, pathname])

  useBeforeUnload((event) => active && event.preventDefault())

  const stay = () => setGoOn(null)
  const leave = () => {
    stay()
    goOn?.()
  }
  return { isHeld: active && goOn !== null, leave, stay }
}
