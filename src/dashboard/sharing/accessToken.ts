import { makeListeners } from '#dashboard/listeners.ts'
import { useSyncExternalStore } from 'react'

const storageKey = (domain: string) => `porchlight.access.${domain}`
const { subscribe, tell } = makeListeners()

/** What the right password gave, for as long as the tab is open; null before that. */
export const useAccessToken = (domain: string): string | null =>
  useSyncExternalStore(subscribe, () => sessionStorage.getItem(storageKey(domain)))

export function keepAccessToken(domain: string, token: string): void {
  sessionStorage.setItem(storageKey(domain), token)
  tell()
}

/** It was ended, or has come to its end. */
export function dropAccessToken(domain: string): void {
  sessionStorage.removeItem(storageKey(domain))
  tell()
}
