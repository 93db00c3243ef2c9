import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState, useTransition } from 'react'
import { Router } from 'react-router'
import type { Navigation } from './openNavigation.ts'
import { useScrollPositions } from './useScrollPositions.ts'

const Context = createContext<{ addGuard: Navigation['addGuard']; isBusy: boolean } | null>(null)

/** Draws what is at the address. The page before stays until the next one is there to be drawn. */
export function Navigated({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const { navigator, addGuard } = navigation
  const [arrival, setArrival] = useState(navigation.arrival)
  const [isBusy, startTransition] = useTransition()
  useLayoutEffect(() => navigation.onArrival((next) => startTransition(() => setArrival(next))), [navigation])
  useScrollPositions(arrival)
  const context = useMemo(() => ({ addGuard, isBusy }), [addGuard, isBusy])

  return (
    <Router location={arrival.location} navigationType={arrival.type} navigator={navigator}>
      <Context value={context}>{children}</Context>
    </Router>
  )
}

/** Whether the next page is on its way, and how to hold somebody on this one. */
export function useNavigation() {
  const navigation = use(Context)
  if (!navigation) throw new Error('There is no navigation around this.')
  return navigation
}
