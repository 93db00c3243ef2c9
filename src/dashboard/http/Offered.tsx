import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useDeferredValue } from 'react'
import { type Offers, offersQuery } from './offers.ts'

const unread = Symbol('unread')
const Context = createContext<Offers | undefined | typeof unread>(unread)

/** Reads what the service offers, once for all that is inside: the half of a page that depends on it is drawn anew bit by bit. */
export function Offered({ children }: { children: ReactNode }) {
  const { data } = useQuery(offersQuery)
  const offers = useDeferredValue(data)
  return <Context value={offers}>{children}</Context>
}

/** What the service offers; undefined while it is not known. */
export function useOffers(): Offers | undefined {
  const offers = use(Context)
  if (offers === unread) throw new Error('What the service offers is not being read here.')
  return offers
}
