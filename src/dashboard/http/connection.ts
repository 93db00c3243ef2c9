import { makeListeners } from '#dashboard/listeners.ts'
import { useSyncExternalStore } from 'react'

/** Which service this dashboard reads, and as whom. An empty address is the one it was loaded from. */
export type Connection = {
  address: string
  key: string
  /** The key's id where it was made for this browser alone: signing out ends it. */
  keyId?: number
}

/** As whom a service is asked: with a key, with what opens shared statistics, or with nothing at all. */
export type Reader = { address: string; key: string | null }

const storageKey = 'porchlight.connection'
const { subscribe, tell } = makeListeners()
let current = stored()

// Another tab signed in or out.
window.addEventListener('storage', (event) => event.key === storageKey && announce())

export const connection = () => current

/** The connection as React sees it; null when nobody is signed in. */
export const useConnection = () => useSyncExternalStore(subscribe, connection)

export function connect(to: Connection): void {
  localStorage.setItem(storageKey, JSON.stringify(to))
  announce()
}

export function disconnect(): void {
  localStorage.removeItem(storageKey)
  announce()
}

function stored(): Connection | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return isConnection(value) ? value : null
  } catch {
    return null
  }
}

function isConnection(value: unknown): value is Connection {
  return (
    typeof value === 'object' &&
    value !== null &&
    'address' in value &&
    typeof value.address === 'string' &&
    'key' in value &&
    typeof value.key === 'string'
  )
}

function announce() {
  current = stored()
  tell()
}
